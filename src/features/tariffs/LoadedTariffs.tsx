import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { UnitsRequest } from '../../core/UnitsRequest'
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
function ProjectedUse({ use }: { use: NonNullable<Tariffs['comparison']['use']> }) {
  const { LL, locale } = useI18nContext()
  const { length, elapsed, amounts, asOf } = use
  const since = new Date(asOf.getFullYear(), asOf.getMonth(), asOf.getDate() - elapsed)
  return (
    <p>
      <Text as="span" fontWeight="bold">
        {LL.tariff.yourUse({ days: length, amounts: amountsText(amounts, locale) })}
      </Text>{' '}
      <Text as="span" color="muted" fontSize="sm">
        {LL.tariff.basis({ days: elapsed, date: formatApiDate(since) })}
      </Text>
    </p>
  )
}

/** The customer's own use, or that it is unknown. Its place is kept while the portal requests the units. */
function OwnUse({
  tariffs: { comparison, units, unitsRequest, isUsePending },
}: Pick<LoadedTariffsProps, 'tariffs'>) {
  const { LL } = useI18nContext()
  const { active, use } = comparison
  if (!active || (!units && !unitsRequest)) return null
  return (
    <Box marginBottom="5" minHeight={{ base: '5rem', md: '3rem', lg: '1.5rem' }}>
      {use ? (
        <ProjectedUse use={use} />
      ) : isUsePending ? (
        <Skeleton height="1.5rem" maxWidth="prose" />
      ) : (
        <Text color="muted">{LL.tariff.unknownUse()}</Text>
      )}
    </Box>
  )
}

interface LoadedTariffsProps {
  tariffs: Tariffs
  children: (list: NonNullable<Tariffs['list']>) => ReactNode
}

/** The loaded list, and its dialogs. */
export function LoadedTariffs({ tariffs, children }: LoadedTariffsProps) {
  const { status, list, isReloading, unitsRequest, actions } = tariffs
  return (
    <>
      {unitsRequest && <UnitsRequest {...unitsRequest} />}
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
              <OwnUse tariffs={tariffs} />
              {children(loadedList)}
            </Box>
            <TariffDialogs tariffs={tariffs} />
          </>
        )}
      </QueryView>
    </>
  )
}
