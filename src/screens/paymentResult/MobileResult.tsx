import { usePaymentResult } from '../../payment/paymentResult'
import { ResultCard } from './ResultCard'

/** The page after a payment in the mobile app, without a login. */
export default function MobileResult() {
  return <ResultCard state={usePaymentResult('app')} paymentKind="topUp" />
}
