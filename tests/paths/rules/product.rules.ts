import type { Step } from '../../../tools/paths/graph'
import { invokesOf } from '../../../tools/paths/nodes'
import { START } from '../../../tools/paths/partSimulator'
import { type Product, RELOAD } from '../../../tools/paths/product'
import { type Check, never, type Predicate, type ProductRule, until } from '../../../tools/paths/rules'
import { checkouts } from './payments'
import * as p from './predicates'

const flowsOf = ({ flows }: Product) => Object.values(flows)
const chargesOf = (product: Product) => flowsOf(product).flatMap((cases) => p.portsOf(cases, 'charges'))
const runsCharge =
  (product: Product): Predicate =>
  (step) =>
    flowsOf(product).some((cases) => p.run(cases, chargesOf(product))(step))

const reloads = p.takes(RELOAD)
const switchesContract = p.announces('contract.selected', 'contract.opened')

/** Each flow takes only the answers to what it has called since the switch. */
const takesOwnAnswers = (product: Product): Check[] =>
  flowsOf(product).flatMap(({ machine }) =>
    invokesOf(machine.root).map(({ id, port }) =>
      until({
        after: p.every(switchesContract, p.not(p.calls([port]))),
        never: p.takes(...p.endsOf([id])),
        until: p.calls([port]),
      }),
    ),
  )

const isLeftOver: Predicate = ({ observed: { context } }) => {
  const { session, ...others } = context
  return Object.keys(others).length > 0 || Object.values(Object(session)).some((value) => value !== null)
}

type SwitchEnd = { event: { output: { outcome: string } } }
const isUnknownEnd = ({ event }: SwitchEnd) => event.output.outcome === 'unknown'

/** The customer knows the earlier payment, and pays again. */
const confirmsRepeat = p.takes('repeat.confirm')
const contextBefore = (step: Step, flow: string) => Object(p.dataBefore(step)[flow])
const contextAfter = ({ observed }: Step, flow: string) => Object(observed.context[flow])
const begins =
  (flow: string): Predicate =>
  ({ moves = [] }) =>
    moves.some((move) => move.flow === flow && move.event.type === START)
const hasCheckout =
  (id: string): Predicate =>
  (step) =>
    contextBefore(step, 'billPayment').checkout?.id === id
const returnsFrom =
  (id: string): Predicate =>
  (step) =>
    p.takes('payment.return')(step) && p.eventOf(step).checkoutId === id
const failedFor =
  (id: string): Predicate =>
  (step) =>
    p.answers('failed')(step) && contextBefore(step, 'paymentResult').payment?.checkoutId === id
const endsEarly = p.every(p.takes('form.expire'), p.announces('form.expired'))
const either =
  (...conditions: Predicate[]): Predicate =>
  (step) =>
    conditions.some((condition) => condition(step))

const references = ['R-1002-2026-11', 'R-1002-2026-10']
const preparesBill = (reference: string): Predicate =>
  p.every(
    p.calls(['prepareCheckout'], (input) => input.reference === reference),
    p.not(confirmsRepeat),
  )
const isOfBill =
  (reference: string): Predicate =>
  (step) =>
    contextBefore(step, 'billPayment').bill?.reference === reference

/** An unknown outcome that the portal would remember as a failure. */
const forgetsUnknown = {
  target: 'unconfirmed',
  actions: [{ type: 'storeOutcome', params: { outcome: 'failed' } }],
}

/** Every rule about connected flows, by the name in the address of the flows page. */
export const productRules: Readonly<Record<string, ProductRule>> = {
  newListAfterSwitch: {
    sentence:
      'T2 T4: After an unknown outcome of an order or a switch, a list arrives before the next order.',
    product: 'tariffs',
    checks: (product) =>
      [p.isTagged('outcomeUnknown'), p.every(reloads, runsCharge(product))].map((after) =>
        until({
          after,
          never: p.calls(chargesOf(product)),
          until: p.takes('xstate.done.actor.loadTariffs'),
        }),
      ),
    mutant: [
      'tariff',
      'states switching invoke onDone',
      [{ guard: isUnknownEnd, target: 'browsing' }, { target: 'loading' }],
    ],
  },
  oneOrder: {
    sentence: 'T2 T4: Before a reload, an order never starts until the previous one was answered or failed.',
    product: 'tariffs',
    checks: (product) => [
      never(
        ({ observed }) => observed.calls.filter(({ port }) => chargesOf(product).includes(port)).length > 1,
      ),
      until({
        after: p.calls(chargesOf(product)),
        never: p.calls(chargesOf(product)),
        until: p.takes(RELOAD, ...p.endsOf([...chargesOf(product), ...Object.keys(product.flows)])),
      }),
    ],
    mutant: ['tariff', 'states switching on', { 'sheet.close': { target: 'loading' } }],
  },
  nothingAfterLogout: {
    sentence: 'S3 S4: After the session, its flows have ended, and it has no data of the customer.',
    product: 'customer',
    checks: () =>
      [p.announces('session.closed'), p.isIn('session.signedOut')].map((isOver) =>
        never(p.every(isOver, isLeftOver)),
      ),
    mutant: ['session', 'invoke', { id: 'account', src: 'account' }],
  },
  noResultAfterLogout: {
    sentence: 'S3: While nobody is signed in, the result page knows at most a payment of the mobile app.',
    product: 'results',
    checks: () => [
      never(
        p.every(p.isIn('session.signedOut'), (step) => {
          const { payment } = contextAfter(step, 'paymentResult')
          return payment !== null && payment.kind !== 'app'
        }),
      ),
    ],
    mutant: ['session', 'action removed: signedIn.on.token.refused (branch 0)'],
  },
  ownAnswers: {
    sentence: 'C1 C3: After a switch, the answers to calls for the previous contract change nothing.',
    product: 'customer',
    checks: takesOwnAnswers,
    mutant: ['account', 'action removed: contractSelected.on.contract.select (branch 0)'],
  },
  ownPlans: {
    sentence: 'C1 T2: After a switch, a list of the new contract arrives before the next order.',
    product: 'customer',
    checks: (product) => [
      until({
        after: switchesContract,
        never: p.calls(chargesOf(product)),
        until: p.takes('xstate.done.actor.loadTariffs'),
      }),
    ],
    mutant: ['account', 'action removed: contractSelected.on.contract.select (branch 0)'],
  },
  knownBillPayment: {
    sentence:
      'B3 P8: What the customer may have paid for a bill is known wherever the bill can be paid again: the portal asks first.',
    product: 'bills',
    checks: () =>
      checkouts.flatMap(({ id }) =>
        references.map((reference) =>
          until({
            after: p.every(either(returnsFrom(id), p.every(endsEarly, hasCheckout(id))), isOfBill(reference)),
            never: preparesBill(reference),
            until: failedFor(id),
          }),
        ),
      ),
    mutant: ['paymentResult', 'states asking invoke onError', forgetsUnknown],
  },
  billsBeforePayment: {
    sentence:
      'B3: After the customer may have sent a payment, the bills load again, or the portal asks, before the bill is paid again.',
    product: 'bills',
    checks: () =>
      references.map((reference) =>
        until({
          after: p.every(p.takes('payment.send'), isOfBill(reference)),
          never: preparesBill(reference),
          until: either(p.announces('bills.outdated'), reloads, p.takes('payment.return')),
        }),
      ),
    mutant: [
      'billPayment',
      'states prepared after checkoutLifetime',
      [{ guard: 'paymentIsPaused', target: 'choosing', actions: 'clearCheckout' }, { target: 'expired' }],
    ],
  },
  oneForm: {
    sentence: 'B3 P5: While a payment form is open, no other payment is prepared.',
    product: 'bills',
    checks: (product) => [
      never((step) => 'paymentForm' in p.dataBefore(step) && p.calls(chargesOf(product))(step)),
    ],
    mutant: [
      'billPayment',
      'states prepared states paying on bill.pay',
      { target: '#billPayment.preparing' },
    ],
  },
  endedForm: {
    sentence: 'B3 P6: The form of a payment never opens again once the payment has ended.',
    product: 'bills',
    checks: () =>
      checkouts.map(({ id }) =>
        until({
          after: either(returnsFrom(id), p.every(p.announces('form.expired'), hasCheckout(id))),
          never: (step) =>
            begins('paymentForm')(step) && contextAfter(step, 'billPayment').checkout?.id === id,
        }),
      ),
    mutant: ['billPayment', 'states prepared states paying on checkout.expire', { target: 'paused' }],
  },
  knownTopUp: {
    sentence:
      'P2 P7: A top-up that the customer may have paid is known wherever the same one can be ordered: the portal asks first.',
    product: 'topUps',
    checks: () =>
      checkouts.map(({ id }) =>
        until({
          after: returnsFrom(id),
          never: p.calls(['prepareTopUp']),
          until: either(failedFor(id), confirmsRepeat),
        }),
      ),
    mutant: ['paymentResult', 'states asking invoke onError', forgetsUnknown],
  },
  balanceBeforeTopUp: {
    sentence:
      'P2: After the customer was on the payment page, the account loads again before the next top-up is prepared.',
    product: 'topUps',
    checks: () => [
      until({
        after: p.takes('page.leave'),
        never: p.calls(['prepareTopUp']),
        until: either(p.announces('account.changed'), reloads, p.takes('payment.return')),
      }),
    ],
    mutant: ['topUp', 'action removed: redirecting.on.page.return (branch 0)'],
  },
}
