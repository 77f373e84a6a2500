import { earlierTopUp } from '../../../src/core/payments/earlierPayment'
import { portAnswer } from '../../../tools/paths/cases'
import type { FlowStep, Parts, Product, Sent } from '../../../tools/paths/connectedFlows'
import { cases as topUp } from '../cases/topUp'
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

const PAYMENT_PAGE = 'http://localhost:5174/pay/'

const PREPARED_TOP_UP = portAnswer('prepareTopUp', null).type

/** What `useTopUp` does. */
function connect({ flow, event, emitted }: FlowStep, parts: Parts): Sent[] {
  if (flow === 'paymentResult') return connectResult(parts)
  if (event.type === 'page.back') return [{ flow: 'topUp', event: { type: 'page.return' } }]
  const { phone, amount } = contextOf(parts, 'topUp')
  return emitted
    .filter(({ type }) => type === 'payment.prepared')
    .map((announcement) => {
      const order = { kind: 'topUp', phone, amount, address: Object(announcement).address }
      return { flow: 'tab', event: { type: 'topUp.store', order } }
    })
}

function canHappen({ flow, event }: Sent, parts: Parts): boolean {
  const { page } = tabOf(parts)
  if (event.type === 'page.leave') return parts.topUp?.snapshot.value === 'redirecting' && page === 'topUp'
  if (event.type === 'page.back') return page === 'paymentPage'
  if (event.type === 'payment.return')
    return (
      page === 'paymentPage' && knownTo(parts).list().at(-1) === knownTo(parts).find(String(event.checkoutId))
    )
  if (event.type === 'page.open') return page === 'result'
  // Meanwhile, the browser keeps the document without running it.
  if (page === 'paymentPage') return false
  if (event.type === PREPARED_TOP_UP)
    return isNext(String(Object(event.output).address).slice(PAYMENT_PAGE.length), parts)
  if (flow !== 'topUp' || !('mayBePaid' in event)) return true
  const order = { phone: String(event.phone), amount: Number(event.amount) }
  return event.mayBePaid === (earlierTopUp(knownTo(parts), order, 0) !== null)
}

const order = { type: 'order.submit', phone: '436601000001', amount: 10 }
const orders = [
  { ...order, mayBePaid: false },
  { ...order, mayBePaid: true, case: 'perhaps paid' },
]

export const topUps: Product = {
  flows: {
    topUp: prepares(
      {
        ...topUp,
        events: [...orders, ...topUp.events.filter(({ type }) => !type.startsWith('order.'))],
      },
      'prepareTopUp',
      checkouts.map(({ id }) => ({ address: `${PAYMENT_PAGE}${id}` })),
    ),
    paymentResult: result,
    tab: tab('topUp', ['page.leave', 'page.back']),
  },
  kept: ['tab'],
  pages: {
    topUp: {
      keyOf: (parts) => (['topUp', 'paymentPage'].includes(tabOf(parts).page) ? CONTRACT : null),
    },
    paymentResult: resultPage('topUp'),
  },
  react: connect,
  isPossible: canHappen,
}
