import { askTransactionStatus } from '../../flows/paymentResult'
import { ResultCard } from './ResultCard'
import { usePaymentResult } from './usePaymentResult'

/** The user of the mobile app comes back from paying; nobody has to be signed in. */
export default function MobileResult() {
  return <ResultCard state={usePaymentResult(askTransactionStatus)} paid="topUp" />
}
