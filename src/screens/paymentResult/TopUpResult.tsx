import { usePaymentResult } from '../../payment/paymentResult'
import { CurrentBalance } from './CurrentBalance'
import { ResultCard } from './ResultCard'

/** The page after the payment of a top-up. */
export default function TopUpResult() {
  return (
    <ResultCard state={usePaymentResult('topUp')} paymentKind="topUp">
      <CurrentBalance />
    </ResultCard>
  )
}
