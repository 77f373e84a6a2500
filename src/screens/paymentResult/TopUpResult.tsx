import { usePaymentResult } from '../../payment/results'
import { BalanceNow } from './BalanceNow'
import { ResultCard } from './ResultCard'

/** The customer comes back from paying a top-up. */
export default function TopUpResult() {
  return (
    <ResultCard state={usePaymentResult('topUp')} paid="topUp">
      <BalanceNow />
    </ResultCard>
  )
}
