import { usePaymentResult } from '../../payment/results'
import { ResultCard } from './ResultCard'

/** The user of the mobile app comes back from paying; nobody has to be signed in. */
export default function MobileResult() {
  return <ResultCard state={usePaymentResult('app')} paid="topUp" />
}
