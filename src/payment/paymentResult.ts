import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { createActor } from 'xstate'
import { readResourcePath } from '../domain/checkoutId'
import {
  type AskedPayment,
  type PaymentKind,
  type PaymentOutcome,
  type PaymentResultActor,
  paymentResultFlow,
} from '../flows/paymentResult'
import { type Services, useServices } from '../flows/services'
import type { HistoryState } from '../lib/historyState'
import type { TabStorage } from '../lib/tabStorage'
import { type Guard, isObjectOf, isOneOf, isString } from '../lib/typeGuards'

const isAskedPayment: Guard<AskedPayment> = isObjectOf({
  checkoutId: isString,
  outcome: isOneOf('succeeded', 'failed', null),
})

/** The payments whose result this tab has requested. */
export function askedPayments(tab: TabStorage): AskedPayment[] {
  const stored = tab.read('paymentResult')
  return Array.isArray(stored) ? stored.filter(isAskedPayment) : []
}

/**
 * The flow of payment results, one per document and not per page: a redrawn page must not send the request again. The
 * tab stores each request at once, so that a reload does not repeat it either.
 */
export function startPaymentResult({ api, session, tab, announce, inspect }: Services): PaymentResultActor {
  const actor = createActor(paymentResultFlow(api), { input: { askedPayments: askedPayments(tab) }, inspect })
  actor.on('*', (event) => announce(event))
  actor.subscribe(({ context }) =>
    tab.write('paymentResult', context.askedPayments.length > 0 ? context.askedPayments : null),
  )
  session.on('session.closed', ({ reason }) => {
    // With an invalid token, the provider has not answered: the result is still pending.
    if (reason === 'refused' && actor.getSnapshot().matches('asking')) window.history.replaceState(null, '')
    actor.send({ type: 'result.clear' })
  })
  return actor.start()
}

interface PaymentResult {
  state: PaymentOutcome | 'asking'
  /** Of the address; `null` if it names no payment. */
  checkoutId: string | null
}

/** The outcome of the payment that the address names. */
export function usePaymentResult(kind: PaymentKind): PaymentResult {
  const actor = useServices().singleton(startPaymentResult)
  const checkoutId = readResourcePath(useSearch())
  const state = useSelector(actor, ({ value }) => value)
  const isOfThisPage = useSelector(actor, ({ context }) => context.payment?.checkoutId === checkoutId)
  useEffect(() => {
    // A result appears once: a new login does not return to it.
    window.history.replaceState({ isAsked: true } satisfies HistoryState, '')
    actor.send({ type: 'result.ask', checkoutId, kind })
  }, [actor, checkoutId, kind])
  return { state: isOfThisPage && state !== 'idle' ? state : 'asking', checkoutId }
}
