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
import type { TabStorage } from '../lib/tabStorage'

const outcomes: readonly unknown[] = ['succeeded', 'failed', null] satisfies AskedPayment['outcome'][]

const isAskedPayment = (one: unknown): one is AskedPayment =>
  typeof one === 'object' &&
  one !== null &&
  'checkoutId' in one &&
  typeof one.checkoutId === 'string' &&
  'outcome' in one &&
  outcomes.includes(one.outcome)

/** The payments whose result this tab has asked for. */
export function askedPayments(tab: TabStorage): AskedPayment[] {
  const kept = tab.read('paymentResult')
  return Array.isArray(kept) ? kept.filter(isAskedPayment) : []
}

/**
 * The flow of payment results, one for the document and not one for each page: a page that is drawn anew must not ask
 * anew. Its tab remembers what was asked as soon as it is asked, so that a reload does not ask again either.
 */
export function startResults({ api, session, tab, announce, inspect }: Services): PaymentResultActor {
  const actor = createActor(paymentResultFlow(api), { input: { asked: askedPayments(tab) }, inspect })
  actor.on('*', (event) => announce(event))
  actor.subscribe(({ context: { asked } }) => tab.write('paymentResult', asked.length > 0 ? asked : null))
  session.on('session.closed', ({ reason }) => {
    // With a token that is not valid the provider has told nothing: the result is still owed.
    if (reason === 'refused' && actor.getSnapshot().matches('asking')) window.history.replaceState(null, '')
    actor.send({ type: 'result.forget' })
  })
  return actor.start()
}

/** What became of the payment that the address names. */
export function usePaymentResult(kind: PaymentKind): PaymentOutcome | 'asking' {
  const actor = useServices().once(startResults)
  const checkoutId = readResourcePath(useSearch())
  const state = useSelector(actor, ({ value }) => value)
  const isOfThisPage = useSelector(actor, ({ context }) => context.payment?.checkoutId === checkoutId)
  useEffect(() => {
    // A result is shown once: a new login does not return to it.
    window.history.replaceState({ isAsked: true }, '')
    actor.send({ type: 'result.ask', checkoutId, kind })
  }, [actor, checkoutId, kind])
  return isOfThisPage && state !== 'idle' ? state : 'asking'
}
