import type { AskedPayment } from '../../../machines/paymentResult.machine'
import { askedPaymentsOf } from '../../../src/features/payments/ports'
import { type Cases, casesOf } from '../../../tools/paths/cases'
import type { Parts, Sent } from '../../../tools/paths/connectedFlows'
import { cases as paymentResult } from '../cases/paymentResult'
import { only } from './only'
import { recordsOf, tabMachine } from './tab'

/** The provider prepares each once: a walk has at most two payments. */
export const checkouts = ['A1.test-01', 'B2.test-02'].map((id) => ({
  ...{ id, integrity: null, expiresAt: 1_800_000 },
}))
export const contextOf = (parts: Parts, flow: string) => Object(parts[flow]?.snapshot.context)
export const tabOf = (parts: Parts) => Object(parts.tab?.snapshot.context)
export const knownTo = (parts: Parts) => recordsOf({ payments: tabOf(parts).payments ?? [] })

export const tab = (page: 'bills' | 'topUp', types: readonly string[]): Cases => ({
  ...casesOf(tabMachine, { starts: { opened: { page } }, events: [], outcomes: {} }),
  events: [
    ...checkouts.map(({ id }) => ({ type: 'payment.return', checkoutId: id })),
    { type: 'page.open', page },
    ...types.map((type) => ({ type })),
  ],
})

/** The cases with the events of the customer and these answers of a port: what they share is proved alone. */
export const prepares = (cases: Cases, port: string, payments: readonly object[]): Cases => ({
  ...cases,
  events: cases.events.filter(({ type }) => !cases.systemEvents?.includes(type)),
  outcomes: {
    [port]: Object.fromEntries(
      payments.map((payment, index) => [`payment ${index + 1}`, { outcome: 'prepared', ...payment }]),
    ),
  },
})
/** The provider prepares the payments one after the other. */
export const isNext = (id: string, parts: Parts) =>
  checkouts.find((checkout) => !knownTo(parts).find(checkout.id))?.id === id

/** The result page, whose flow lives as long as the document. */
export const resultPage = (kind: 'bill' | 'topUp') => ({
  keyOf: (parts: Parts): string | null => tabOf(parts).returnedFrom ?? null,
  begin: (parts: Parts) => ({
    input: { askedPayments: askedPaymentsOf(knownTo(parts).list()) },
    events: [{ type: 'result.ask', checkoutId: tabOf(parts).returnedFrom, kind }],
  }),
})
export const result = only(paymentResult, { events: [] })

/** What `usePaymentResult` does. */
export function connectResult(parts: Parts): Sent[] {
  const results: readonly AskedPayment[] = contextOf(parts, 'paymentResult').askedPayments
  return [{ flow: 'tab', event: { type: 'results.store', results } }]
}
