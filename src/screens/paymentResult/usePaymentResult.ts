import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { readResourcePath } from '../../domain/checkoutId'
import type { PaymentOutcome } from '../../flows/paymentResult'
import { type AskResult, paymentResultFlow } from '../../flows/paymentResult'
import { useFlow } from '../../flows/useFlow'
import { rememberedOutcome, rememberOutcome } from '../../payment/rememberedOutcome'

/** What became of the payment that the address names. */
export function usePaymentResult(ask: AskResult): PaymentOutcome | 'asking' {
  const [checkoutId] = useState(() => readResourcePath(window.location.search))
  const [remembered] = useState(() => rememberedOutcome(checkoutId))
  const actor = useFlow(paymentResultFlow(ask, remembered), { checkoutId })
  const state = useSelector(actor, (snapshot) => snapshot.value)
  useEffect(() => {
    // Noted before the answer is there: whoever reloads now has asked already.
    if (state !== 'asking') rememberOutcome(checkoutId, state)
    else if (remembered === null) rememberOutcome(checkoutId, 'unconfirmed')
  }, [state, checkoutId, remembered])
  return state
}
