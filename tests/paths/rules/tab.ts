import { assign, setup } from 'xstate'
import type { AskedPayment } from '../../../machines/paymentResult.machine'
import type { Payment, PaymentOrder } from '../../../src/core/payments/payment'
import { createPaymentRecords, type PaymentRecords } from '../../../src/core/payments/paymentRecords'
import { type PreparedPayment, storePrepared } from '../../../src/features/bills/unfinishedPayment'
import { RELOAD } from '../../../tools/paths/connectedFlows'

/** The only contract of the customer. */
export const CONTRACT = 'mobile'

interface TabContext {
  page: 'bills' | 'topUp' | 'paymentPage' | 'result'
  /** The payment from which the customer returned, if that loaded the document. */
  returnedFrom: string | null
  payments: readonly Payment[]
}

/** Times as 1, 2, 3 and so on, because only their order counts. */
function rankTimes(payments: readonly Payment[]): Payment[] {
  const times = payments.flatMap(({ begunAt, sentAt, result }) => [begunAt, sentAt, result?.askedAt])
  const sorted = [...new Set(times)]
    .filter((time) => typeof time === 'number')
    .sort((one, other) => one - other)
  const rankOf = <Time extends number | null>(time: Time) => (time === null ? time : sorted.indexOf(time) + 1)
  return payments.map(({ begunAt, sentAt, result, ...payment }) => ({
    ...payment,
    begunAt: rankOf(begunAt),
    sentAt: rankOf(sentAt),
    result: result && { ...result, askedAt: rankOf(result.askedAt) },
  }))
}

/** What the portal in this tab knows of the payments; `write` gets each change. */
export function recordsOf(
  { payments }: Pick<TabContext, 'payments'>,
  write: (payments: readonly Payment[]) => void = () => {},
): PaymentRecords {
  let known = payments
  return createPaymentRecords({
    read: () => known,
    write(changed) {
      known = rankTimes(changed)
      write(known)
    },
    contractIds: () => [CONTRACT],
    currentContractId: () => CONTRACT,
    now: () => known.length * 3 + 1,
    send: () => {},
  })
}

const change = (context: TabContext, act: (records: PaymentRecords) => void): Partial<TabContext> => {
  let payments = context.payments
  act(recordsOf(context, (changed) => (payments = changed)))
  return { payments }
}

/** A tab of the browser: which page it shows, and what it keeps of the payments when the document changes. */
export const tabMachine = setup({
  types: {
    context: {} as TabContext,
    input: {} as Pick<TabContext, 'page'>,
    events: {} as
      /** The customer sends the payment form, but her browser does not return. */
        | { type: 'payment.send' }
        /** The payment provider sends her to the page of the result, in a new document. */
        | { type: 'payment.return'; checkoutId: string }
        /** The browser opens the page on which the payment provider takes a top-up. */
        | { type: 'page.leave' }
        /** The back button shows the document that the customer has left. */
        | { type: 'page.back' }
        | { type: 'page.open'; page: TabContext['page'] }
        | { type: typeof RELOAD }
        | { type: 'bill.store'; prepared: PreparedPayment | null }
        | { type: 'topUp.store'; order: PaymentOrder }
        | { type: 'end.store'; checkoutId: string }
        | { type: 'results.store'; results: readonly AskedPayment[] },
  },
}).createMachine({
  id: 'tab',
  context: ({ input }) => ({ page: input.page, returnedFrom: null, payments: [] }),
  on: {
    'payment.send': {},
    'payment.return': {
      actions: assign(({ event }) => ({ page: 'result', returnedFrom: event.checkoutId })),
    },
    'page.leave': { actions: assign({ page: 'paymentPage' }) },
    'page.back': { actions: assign({ page: 'topUp' }) },
    'page.open': { actions: assign({ page: ({ event }) => event.page }) },
    [RELOAD]: {
      actions: assign(({ context: { page, returnedFrom } }) => ({
        page: page === 'paymentPage' ? 'topUp' : page,
        returnedFrom: page === 'result' ? returnedFrom : null,
      })),
    },
    'bill.store': {
      actions: assign(({ context, event }) =>
        change(context, (records) => storePrepared(records, CONTRACT, event.prepared)),
      ),
    },
    'topUp.store': {
      actions: assign(({ context, event }) => change(context, (records) => records.begin(event.order, null))),
    },
    'end.store': {
      actions: assign(({ context, event }) =>
        change(context, (records) => records.storeSent(event.checkoutId)),
      ),
    },
    'results.store': {
      actions: assign(({ context, event }) =>
        change(context, (records) => {
          for (const { checkoutId, outcome } of event.results) records.storeResult(checkoutId, outcome, false)
        }),
      ),
    },
  },
})
