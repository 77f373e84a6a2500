import { usePaymentResult } from '../../payment/results'
import { BalanceNow } from './BalanceNow'
import { ResultCard } from './ResultCard'

/** The page after the payment of a top-up. */
export default function TopUpResult() {
  return (
    <ResultCard state={usePaymentResult('topUp')} paid="topUp">
      <BalanceNow />
    </ResultCard>
  )
}
