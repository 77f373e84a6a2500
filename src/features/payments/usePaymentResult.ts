import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { type Actor, createActor } from 'xstate'
import type {
  PaymentKind,
  PaymentOutcome,
  paymentResultMachine,
} from '../../../machines/paymentResult.machine'
import { accountOf } from '../../core/account'
import { listen } from '../../core/announcement'
import type { Payment } from '../../core/payments/payment'
import { paymentsOf, usePayments } from '../../core/payments/payments'
import { type Services, useServices } from '../../core/services'
import { readResourcePath } from '../../domain/checkoutId'
import type { HistoryState } from '../../lib/historyState'
import { weakMemoize } from '../../lib/weakMemoize'
import { askedPaymentsOf, paymentResultFlow } from './ports'

export type { PaymentOutcome } from '../../../machines/paymentResult.machine'

type PaymentResultActor = Actor<typeof paymentResultMachine>

function startPaymentResult(services: Services): PaymentResultActor {
  const { api, session, inspect } = services
  const payments = paymentsOf(services)
  const openContract = (productId: string) =>
    accountOf(session)?.send({ type: 'contract.select', productId, keepsPage: true })
  const actor = createActor(paymentResultFlow(api, payments, openContract), {
    ...{ input: { askedPayments: askedPaymentsOf(payments.list()) }, inspect },
  })
  actor.subscribe(({ context }) => {
    for (const { checkoutId, outcome } of context.askedPayments)
      payments.storeResult(checkoutId, outcome, context.payment?.kind === 'app')
  })
  listen(session, {
    'session.closed'({ reason }) {
      const { context, value } = actor.getSnapshot()
      const { checkoutId } = context.payment ?? {}
      // With an invalid token, the provider has not answered: the result is still pending.
      if (reason === 'refused' && value === 'asking' && checkoutId) {
        window.history.replaceState(null, '')
        payments.forgetRequest(checkoutId)
      }
      actor.send({ type: 'result.clear' })
    },
  })
  return actor.start()
}

/**
 * The flow of payment results, one for the document and not for each page: a redrawn page must not send the request
 * again. The tab stores each request at once, so that a reload does not repeat it either.
 */
export const paymentResultOf = weakMemoize(startPaymentResult)

/** What became of a payment, or that the portal still asks for it. */
export type ResultStatus = PaymentOutcome | 'asking'

interface PaymentResult {
  status: ResultStatus
  /** What the customer's open tabs know of the payment; undefined without one in the address. */
  payment: Payment | undefined
}

/** The outcome of the payment that the address names. */
export function usePaymentResult(kind: PaymentKind): PaymentResult {
  const actor = paymentResultOf(useServices())
  const payments = usePayments()
  const checkoutId = readResourcePath(useSearch())
  const state = useSelector(actor, ({ value }) => value)
  const isOfThisPage = useSelector(actor, ({ context }) => context.payment?.checkoutId === checkoutId)
  useEffect(() => {
    // A result appears once: a new login does not return to it.
    window.history.replaceState({ isAsked: true } satisfies HistoryState, '')
    actor.send({ type: 'result.ask', checkoutId, kind })
  }, [actor, checkoutId, kind])
  const payment = checkoutId === null ? undefined : payments.find(checkoutId)
  if (!isOfThisPage || state === 'idle') return { status: 'asking', payment }
  // Another tab may learn the outcome later.
  return { status: state === 'unconfirmed' ? (payment?.result?.outcome ?? state) : state, payment }
}
