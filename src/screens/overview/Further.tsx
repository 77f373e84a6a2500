import type { ResourceAccount } from '../../api/types'
import { paysByBill } from '../../domain/paysByBill'
import { renewsByItself } from '../../domain/renewingTariff'
import { useCurrentContract } from '../../flows/account'
import { useServices } from '../../flows/services'
import { lazyPart } from '../../ui/lazyPart'
import { FurtherSkeleton } from './OverviewSkeleton'

const heights = { renewal: '13.25rem', debt: '7.5rem' }

/** An optional card is left out if its file does not load. */
const Nothing = () => null
const RenewalCard = lazyPart(
  () => import('./RenewalCard'),
  <FurtherSkeleton height={heights.renewal} />,
  Nothing,
)
const DebtCard = lazyPart(() => import('./DebtCard'), <FurtherSkeleton height={heights.debt} />, Nothing)

interface FurtherProps {
  tariffName: string
  /** The account of the tariff's days. */
  period: ResourceAccount | undefined
}

/** The renewal of a prepaid tariff, or the debt if postpaid. Each needs a read, which a deployment may switch off. */
export function Further({ tariffName, period }: FurtherProps) {
  const { readsFurther } = useServices()
  const contract = useCurrentContract()
  if (!readsFurther || !contract) return null
  if (contract.contractType === 'Postpaid') return <DebtCard height={heights.debt} />
  const renews = !paysByBill(contract) && renewsByItself(tariffName)
  return renews && period?.expiryDate ? (
    <RenewalCard date={period.expiryDate} height={heights.renewal} />
  ) : null
}
