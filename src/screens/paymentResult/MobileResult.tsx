import { usePaymentResult } from '../../payment/results'
import { ResultCard } from './ResultCard'

/** The page after a payment in the mobile app, without a login. */
export default function MobileResult() {
  return <ResultCard state={usePaymentResult('app')} paid="topUp" />
}
