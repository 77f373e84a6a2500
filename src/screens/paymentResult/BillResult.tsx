import { usePaymentResult } from '../../payment/paymentResult'
import { ResultCard } from './ResultCard'

/** The page after a bill payment. */
export default function BillResult() {
  return <ResultCard state={usePaymentResult('bill')} paymentKind="bill" />
}
