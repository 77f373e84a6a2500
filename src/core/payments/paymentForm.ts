import type { Actor } from 'xstate'
import { paymentFormMachine } from '../../../machines/paymentForm.machine'
import { useFlow } from '../useFlow'

const paymentFormFlow = () => paymentFormMachine

/** The state of the payment form; `onExpired` is called once the checkout can no longer be paid. */
export const usePaymentForm = (onExpired: () => void): Actor<typeof paymentFormMachine> =>
  useFlow(paymentFormFlow, { reactions: { 'form.expired': onExpired } })
