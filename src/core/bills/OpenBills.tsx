import { lazyComponent } from '../../ui/lazyComponent'
import { useFurtherReads } from '../useFurtherReads'
import { UpcomingCardSkeleton } from './UpcomingCardSkeleton'

const HEIGHT = '10.25rem'

/** Left out if its file does not load. */
const DebtCard = lazyComponent(
  () => import('./DebtCard'),
  <UpcomingCardSkeleton height={HEIGHT} />,
  () => null,
)

/** What is open of the current contract's bills. It needs a read, which a deployment may switch off. */
export const OpenBills = () => useFurtherReads() && <DebtCard height={HEIGHT} />
