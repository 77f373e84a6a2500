import { earlierPaymentOfBill, isOvertaken } from '../../../src/core/payments/earlierPayment'
import { preparedPaymentOf, resumingEvent } from '../../../src/features/bills/unfinishedPayment'
import { portAnswer } from '../../../tools/paths/cases'
import type { FlowStep, Parts, Product, Sent } from '../../../tools/paths/connectedFlows'
import { cases as billPayment } from '../cases/billPayment'
import { cases as paymentForm } from '../cases/paymentForm'
import { only } from './only'
import {
  checkouts,
  connectResult,
  contextOf,
  isNext,
  knownTo,
  prepares,
  result,
  resultPage,
  tab,
  tabOf,
} from './payments'
import { CONTRACT } from './tab'

const PREPARED_CHECKOUT = portAnswer('prepareCheckout', null).type

/** What `useBillPayment` and `useUnfinishedPayment` do. */
function connect({ flow, event, emitted, hasChanged }: FlowStep, parts: Parts): Sent[] {
  if (flow === 'paymentResult') return connectResult(parts)
  const { checkout } = contextOf(parts, 'billPayment')
  const expire = { flow: 'billPayment', event: { type: 'checkout.expire' } }
  if (flow === 'tab') {
    const payment = checkout && knownTo(parts).find(checkout.id)
    return hasChanged && payment && isOvertaken(knownTo(parts), payment) ? [expire] : []
  }
  if (flow === 'billPayment' && parts.billPayment) {
    const prepared = preparedPaymentOf(parts.billPayment.snapshot)
    return [{ flow: 'tab', event: { type: 'bill.store', prepared } }]
  }
  if (!emitted.some(({ type }) => type === 'form.expired')) return []
  // Before its time, a form ends by a payment.
  const isEarly = event.type === 'form.expire'
  const end = { flow: 'tab', event: { type: 'end.store', checkoutId: checkout?.id } }
  return isEarly ? [end, expire] : [expire]
}

/** What the customer and the payment provider can do, and what the portal sends then. */
function canHappen({ event }: Sent, parts: Parts): boolean {
  const { bill, checkout } = contextOf(parts, 'billPayment')
  const isFormReady = parts.paymentForm?.snapshot.value === 'ready'
  if (event.type === 'payment.send') return isFormReady
  if (event.type === 'payment.return') return isFormReady && checkout?.id === event.checkoutId
  if (event.type === 'page.open') return tabOf(parts).page === 'result'
  if (event.type === PREPARED_CHECKOUT) return isNext(Object(event.output).checkout.id, parts)
  // How the form loads is proved alone.
  if (event.type.includes('slowNotice') || event.type.includes('formTimeout')) return false
  if (!('mayBePaid' in event)) return true
  const { reference } = Object(event.bill ?? bill)
  return event.mayBePaid === (earlierPaymentOfBill(knownTo(parts), reference) !== null)
}

export const bills: Product = {
  flows: {
    billPayment: prepares(
      billPayment,
      'prepareCheckout',
      checkouts.map((checkout) => ({ checkout })),
    ),
    paymentForm: only(paymentForm, { events: ['form.ready', 'form.expire'] }),
    paymentResult: result,
    tab: tab('bills', ['payment.send']),
  },
  kept: ['tab'],
  pages: {
    billPayment: {
      keyOf: (parts) => (tabOf(parts).page === 'bills' ? CONTRACT : null),
      begin(parts) {
        const resumed = resumingEvent(knownTo(parts), CONTRACT, 0)
        return { events: resumed ? [resumed] : [] }
      },
    },
    paymentForm: {
      keyOf({ billPayment }) {
        const prepared = billPayment ? preparedPaymentOf(billPayment.snapshot) : null
        return prepared?.step === 'paying' ? prepared.checkout.id : null
      },
    },
    paymentResult: resultPage('bill'),
  },
  react: connect,
  isPossible: canHappen,
}
