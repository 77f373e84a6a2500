import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { paymentFormMachine } from '../../../machines/paymentForm.machine'
import { useFlow } from '../useFlow'

export interface PaymentFormState {
  /** `slow` while it loads longer than usual; `ended` once the checkout can no longer be paid. */
  status: 'loading' | 'slow' | 'ready' | 'broken' | 'ended'
  actions: ReturnType<typeof actionsOf>
}

const paymentFormFlow = () => paymentFormMachine

function statusOf(snapshot: SnapshotFrom<typeof paymentFormMachine>): PaymentFormState['status'] {
  if (snapshot.hasTag('failed')) return 'broken'
  if (snapshot.hasTag('loading')) return snapshot.matches({ waiting: 'slow' }) ? 'slow' : 'loading'
  return snapshot.matches('expired') ? 'ended' : 'ready'
}

const actionsOf = (form: Actor<typeof paymentFormMachine>) => ({
  showForm: () => form.send({ type: 'form.ready' }),
  end: () => form.send({ type: 'form.expire' }),
  breakOff: () => form.send({ type: 'form.break' }),
  retry: () => form.send({ type: 'form.retry' }),
})

/** The state of the payment form; `onExpired` is called once the checkout can no longer be paid. */
export function usePaymentForm(onExpired: () => void): PaymentFormState {
  const form = useFlow(paymentFormFlow, { reactions: { 'form.expired': onExpired } })
  return { status: useSelector(form, statusOf), actions: useMemo(() => actionsOf(form), [form]) }
}
