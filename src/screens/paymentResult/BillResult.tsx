import { usePaymentResult } from '../../payment/results'
import { ResultCard } from './ResultCard'

/** The customer comes back from paying a bill. */
export default function BillResult() {
  return <ResultCard state={usePaymentResult('bill')} paid="bill" />
}
