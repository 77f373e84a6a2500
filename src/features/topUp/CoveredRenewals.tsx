import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { useRenewal } from '../../core/renewal'
import { coveredRenewals } from '../../domain/prepaidBalance'
import { priceText } from '../../domain/price'
import { renewsAutomatically } from '../../domain/renewingTariff'
import { localizeDates } from '../../lib/formats/dates'
import { isolate } from '../../lib/formats/isolate'
import { RefreshIcon } from '../../ui/icons/navigation'
import { Box, Inline } from '../../ui/layout'
import type { CardTopUp } from './useTopUp'

/** How many renewals of the tariff in use the new balance covers. The read starts once there is an amount. */
export function CoveredRenewals({ newBalance }: Pick<CardTopUp, 'newBalance'>) {
  const contract = useCurrentContract()
  const [hasStarted, setHasStarted] = useState(false)
  if (!hasStarted && newBalance !== null && renewsAutomatically(contract?.name ?? '')) setHasStarted(true)
  // As high as the answer, so that the button below stays.
  return (
    hasStarted && (
      <Box minHeight="4rem">
        <Renewals newBalance={newBalance} />
      </Box>
    )
  )
}

function Renewals({ newBalance }: Pick<CardTopUp, 'newBalance'>) {
  const { LL, locale } = useI18nContext()
  const renewal = useRenewal()
  const n = renewal && newBalance !== null ? coveredRenewals(newBalance, renewal.price) : null
  const price = priceText(renewal?.price, locale)
  if (!renewal || n === null || price === null) return null
  return (
    <Inline gap="3" fontSize="sm" css={{ '& svg': { flex: 'none', marginTop: '0.5', color: 'muted' } }}>
      <RefreshIcon />
      <p>
        {LL.topUp.covers({
          name: isolate(renewal.name),
          n,
          price,
          date: localizeDates(renewal.date, locale),
        })}
      </p>
    </Inline>
  )
}
