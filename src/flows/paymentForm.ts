import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { paymentFormMachine } from '../../machines/paymentForm.machine'
import { useFlow } from './useFlow'

const paymentFormFlow = () => paymentFormMachine

/** The state of the payment form; `onExpired` is called once the checkout can no longer be paid. */
export function usePaymentForm(onExpired: () => void): Actor<typeof paymentFormMachine> {
  const form = useFlow(paymentFormFlow)
  useEffect(() => {
    const subscription = form.on('form.expired', onExpired)
    return () => subscription.unsubscribe()
  }, [form, onExpired])
  return form
}
