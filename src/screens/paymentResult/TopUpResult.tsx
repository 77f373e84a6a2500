import { useEffect } from 'react'
import { askTransactionStatus } from '../../flows/paymentResult'
import { useServices } from '../../flows/services'
import { ResultCard } from './ResultCard'
import { usePaymentResult } from './usePaymentResult'

/** The customer comes back from paying a top-up; the balance in the header follows. */
export default function TopUpResult() {
  const { announce } = useServices()
  const state = usePaymentResult(askTransactionStatus)
  useEffect(() => {
    if (state === 'succeeded') announce({ type: 'account.changed' })
  }, [state, announce])
  return <ResultCard state={state} paid="topUp" />
}
