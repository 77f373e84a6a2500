import type { ResourceAccount, Tariff } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { OpenBills } from '../../core/bills/OpenBills'
import { UpcomingCardSkeleton } from '../../core/bills/UpcomingCardSkeleton'
import { useFurtherReads } from '../../core/useFurtherReads'
import { hasDebt, paysByBill } from '../../domain/contracts'
import { renewsAutomatically } from '../../domain/renewingTariff'
import { lazyComponent } from '../../ui/lazyComponent'
import type { Item } from './allowances'

/** Left out if its file does not load. */
const RenewalCard = lazyComponent(
  () => import('./renewal/RenewalCard'),
  <UpcomingCardSkeleton />,
  () => null,
)

export interface UpcomingCardsProps {
  tariffName: string
  /** The allowance of the tariff's days. */
  period: ResourceAccount | undefined
  allowances: readonly Item[]
  /** Receives what can be added to the tariff. */
  onPackages: (packages: Tariff[]) => void
}

/** Whether the home shows the renewal of this tariff, which needs a read that a deployment may switch off. */
export function useHasRenewal(tariffName: string): boolean {
  const hasFurtherReads = useFurtherReads()
  const contract = useCurrentContract()
  return hasFurtherReads && contract !== null && !paysByBill(contract) && renewsAutomatically(tariffName)
}

/** The renewal of a prepaid tariff, or the open bills. Each needs a read, which a deployment may switch off. */
export function UpcomingCards({ tariffName, period, allowances, onPackages }: UpcomingCardsProps) {
  const contract = useCurrentContract()
  const hasRenewal = useHasRenewal(tariffName)
  if (!contract) return null
  // The header has the debt of a postpaid contract.
  if (hasDebt(contract)) return null
  if (paysByBill(contract)) return <OpenBills />
  return hasRenewal && period?.expiryDate ? (
    <RenewalCard date={period.expiryDate} allowances={allowances} onPackages={onPackages} />
  ) : null
}
