import { RELOAD } from '../../../tools/paths/connectedFlows'
import type { Step } from '../../../tools/paths/graph'
import { START } from '../../../tools/paths/partSimulator'
import { never, type Predicate, type ProductRule, until } from '../../../tools/paths/rules'
import { checkouts } from './payments'
import * as p from './predicates'

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

/** Every rule about payments over connected flows. */
export const paymentRules: Readonly<Record<string, ProductRule>> = {
  knownBillPayment: {
    sentence:
      'B3 P8: What the customer may have paid for a bill is known wherever the bill can be paid again: the portal asks first.',
    product: 'bills',
    checks: () =>
      checkouts.flatMap(({ id }) =>
        references.map((reference) =>
          until({
            after: p.every(
              p.either(returnsFrom(id), p.every(endsEarly, hasCheckout(id))),
              isOfBill(reference),
            ),
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
          until: p.either(p.announces('bills.outdated'), p.takes(RELOAD), p.takes('payment.return')),
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
    checks: () => [
      never((step) => 'paymentForm' in p.dataBefore(step) && p.calls(['prepareCheckout'])(step)),
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
          after: p.either(returnsFrom(id), p.every(p.announces('form.expired'), hasCheckout(id))),
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
          until: p.either(failedFor(id), confirmsRepeat),
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
        until: p.either(p.announces('account.changed'), p.takes(RELOAD), p.takes('payment.return')),
      }),
    ],
    mutant: ['topUp', 'action removed: redirecting.on.page.return (branch 0)'],
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
}
