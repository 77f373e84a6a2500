import { askBillStatus } from '../../flows/paymentResult'
import { ResultCard } from './ResultCard'
import { usePaymentResult } from './usePaymentResult'

/** The customer comes back from paying a bill. */
export default function BillResult() {
  return <ResultCard state={usePaymentResult(askBillStatus)} paid="bill" />
}
