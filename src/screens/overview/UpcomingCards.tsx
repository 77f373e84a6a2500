import type { ResourceAccount } from '../../api/types'
import { hasDebt, paysByBill } from '../../domain/contracts'
import { renewsAutomatically } from '../../domain/renewingTariff'
import { useCurrentContract } from '../../flows/account'
import { useServices } from '../../flows/services'
import { lazyComponent } from '../../ui/lazyComponent'
import { UpcomingCardSkeleton } from './layout'

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
