import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { hasDebt, paysByBill } from '../../domain/contracts'
import { paths } from '../../domain/paths'
import { renewsAutomatically } from '../../domain/renewingTariff'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { useCurrentContract } from '../../flows/account'
import { useProviderTime } from '../../flows/providerClock'
import { useServices } from '../../flows/services'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { formatFutureDay } from '../../lib/dates'
import { Alert } from '../../ui/Alert'
import { ClockIcon } from '../../ui/icons/clock'
import { Link } from '../../ui/Link'
import { lazyComponent } from '../../ui/lazyComponent'
import type { ArrangedAccounts } from './accounts'
import { UpcomingCardSkeleton } from './layout'

/** EUR; below it, prepaid customers get a reminder to top up. */
const LOW_BALANCE_EUR = 5

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'card',
    background: 'warnSubtle',
    color: 'warn',
    // Only visible with forced colours.
    border: '1px solid transparent',
    '& svg': { flexShrink: '0', marginTop: '0.125rem' },
  },
})
const PackagesLink = chakra(RouteLink, {
  base: { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

interface UpcomingNoteProps {
  shortItem: ArrangedAccounts['shortItem']
  period: TariffPeriod | undefined
}

/** A reminder of the top-up, or the first allowance that is used up well before the tariff renews. */
export function UpcomingNote({ shortItem, period }: UpcomingNoteProps) {
  const { LL } = useI18nContext()
  const now = useProviderTime()
  const prepaidBalance = usePrepaidBalance()
  if (prepaidBalance !== null && prepaidBalance < LOW_BALANCE_EUR)
    return (
      <Alert kind="info">
        <span>{LL.overview.lowBalance()}</span>{' '}
        <Link asChild>
          <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
        </Link>
      </Alert>
    )
  if (!period || !shortItem?.outlook.forecast) return null
  const { days } = shortItem.outlook.forecast
  const { name } = shortItem.account
  const date = formatFutureDay(days, now)
  return (
    <Box role="note">
      <ClockIcon />
      <p>
        <span>{LL.overview.shortNote({ name, date, days: period.left - days })}</span>{' '}
        <PackagesLink href={paths.additionalPackages}>{LL.tariff.viewPackages()}</PackagesLink>
      </p>
    </Box>
  )
}

const DEBT_HEIGHT = '7.5rem'

/** An optional card is left out if its file does not load. */
const EmptyFallback = () => null
const RenewalCard = lazyComponent(() => import('./RenewalCard'), <UpcomingCardSkeleton />, EmptyFallback)
const DebtCard = lazyComponent(
  () => import('./DebtCard'),
  <UpcomingCardSkeleton height={DEBT_HEIGHT} />,
  EmptyFallback,
)

interface UpcomingCardsProps {
  tariffName: string
  /** The account of the tariff's days. */
  period: ResourceAccount | undefined
}

/** The renewal of a prepaid tariff, or the debt if postpaid. Each needs a read, which a deployment may switch off. */
export function UpcomingCards({ tariffName, period }: UpcomingCardsProps) {
  const { showsUpcomingCards } = useServices().deployment
  const contract = useCurrentContract()
  if (!showsUpcomingCards || !contract) return null
  if (hasDebt(contract)) return <DebtCard height={DEBT_HEIGHT} />
  const renews = !paysByBill(contract) && renewsAutomatically(tariffName)
  return renews && period?.expiryDate ? <RenewalCard date={period.expiryDate} /> : null
}
