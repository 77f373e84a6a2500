import type { ResourceAccount, Tariff } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { OpenBills } from '../../core/bills/OpenBills'
import { UpcomingCardSkeleton } from '../../core/bills/UpcomingCardSkeleton'
import { useFurtherReads } from '../../core/useFurtherReads'
import { paysByBill } from '../../domain/contracts'
import { renewsAutomatically } from '../../domain/renewingTariff'
import { lazyComponent } from '../../ui/lazyComponent'
import type { Item } from './allowances'

/** Left out if its file does not load. */
const RenewalCard = lazyComponent(
  () => import('./renewal/RenewalCard'),
  <UpcomingCardSkeleton />,
  () => null,
)

interface UpcomingCardsProps {
  tariffName: string
  /** The allowance of the tariff's days. */
  period: ResourceAccount | undefined
  allowances: readonly Item[]
  /** Receives what can be added to the tariff. */
  onPackages: (packages: Tariff[]) => void
}

/** The renewal of a prepaid tariff, or the open bills. Each needs a read, which a deployment may switch off. */
export function UpcomingCards({ tariffName, period, allowances, onPackages }: UpcomingCardsProps) {
  const hasFurtherReads = useFurtherReads()
  const contract = useCurrentContract()
  if (!contract) return null
  if (paysByBill(contract)) return <OpenBills />
  const renews = hasFurtherReads && renewsAutomatically(tariffName)
  return renews && period?.expiryDate ? (
    <RenewalCard date={period.expiryDate} allowances={allowances} onPackages={onPackages} />
  ) : null
}
