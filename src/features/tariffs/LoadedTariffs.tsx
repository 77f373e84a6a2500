import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatApiDate } from '../../lib/formats/dates'
import { Box, Text } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { amountsText } from './amountText'
import { TariffDialogs } from './TariffDialogs'
import { Grid } from './TariffGrid'
import type { Tariffs } from './useTariffs'

/** The size of a first row of cards. */
const TariffSkeleton = () => (
  <Grid as="div">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="19rem" />
    ))}
  </Grid>
)

/** The use of a whole period, and its basis. */
function OwnUse({ use }: { use: NonNullable<Tariffs['comparison']['use']> }) {
  const { LL, locale } = useI18nContext()
  const { length, elapsed, amounts, asOf } = use
  const since = new Date(asOf.getFullYear(), asOf.getMonth(), asOf.getDate() - elapsed)
  return (
    <Text marginBottom="5">
      <Text as="span" fontWeight="bold">
        {LL.tariff.yourUse({ days: length, amounts: amountsText(amounts, locale) })}
      </Text>{' '}
      <Text as="span" color="muted" fontSize="sm">
        {LL.tariff.basis({ days: elapsed, date: formatApiDate(since) })}
      </Text>
    </Text>
  )
}

interface LoadedTariffsProps {
  tariffs: Tariffs
  children: (list: NonNullable<Tariffs['list']>) => ReactNode
}

/** The loaded list, and its dialogs. */
export function LoadedTariffs({ tariffs, children }: LoadedTariffsProps) {
  const { status, list, comparison, isReloading, actions } = tariffs
  return (
    <QueryView
      query={{ state: status, data: list, isPartial: list?.isPartial ?? false, retry: actions.retry }}
      skeleton={<TariffSkeleton />}
    >
      {(loadedList) => (
        <>
          <Box
            // During a reload, the previous list stays visible: nothing jumps or can be clicked.
            transition="opacity 0.15s"
            css={{ '&[aria-busy=true]': { opacity: '0.6', pointerEvents: 'none' } }}
            aria-busy={isReloading}
          >
            {comparison.use && <OwnUse use={comparison.use} />}
            {children(loadedList)}
          </Box>
          <TariffDialogs tariffs={tariffs} />
        </>
      )}
    </QueryView>
  )
}
