import type { Alphabet } from '../../../tools/paths/alphabet'
import { always, type Condition, never, type Rule, respond, until } from '../../../tools/paths/rules'
import * as w from './words'

interface Order {
  /** The events of the customer that order it. */
  by?: string[]
  /** The event, or the start, that chooses what the port gets, in which field, and what else ends the choice. */
  choice: string
  field?: string
  end?: string
}

const START = 'xstate.init'

/** What charges, binds or changes something for the customer, by port. */
const orders: Readonly<Record<string, Order>> = {
  redeemVoucher: { by: ['voucher.submit'], choice: 'voucher.submit' },
  activateTariff: { by: ['terms.accept'], choice: 'tariff.activate' },
  deactivateTariff: { by: ['deactivation.confirm'], choice: 'tariff.deactivate' },
  endFormer: { by: ['switch.confirm'], choice: START, field: 'former' },
  activateChosen: { by: ['switch.confirm', 'activation.retry'], choice: START, field: 'chosen' },
  prepareTopUp: { by: ['payment.confirm'], choice: 'order.submit' },
  prepareCheckout: {
    ...{
      by: ['bill.pay', 'payment.renew', 'repeat.confirm'],
      choice: 'bill.pay',
      field: 'bill',
      end: 'payment.restore',
    },
  },
  sendDeclaration: { by: ['declaration.confirm'], choice: 'declaration.confirm' },
  saveValue: { by: ['value.choose'], choice: 'value.choose' },
  submitConsent: { choice: 'consent.answer', end: 'consents.close' },
}

const chargesOf = (alphabet: Alphabet) => w.portsOf(alphabet, 'charges')
const changesOf = (alphabet: Alphabet) => w.portsOf(alphabet, 'changes', 'charges')
const ordersOf = (alphabet: Alphabet) =>
  changesOf(alphabet).filter((port) => orders[port]?.by || chargesOf(alphabet).includes(port))

/** Whether a port gets other data than these. */
function sendsOther(port: string, chosen: unknown): Condition {
  const { type: _, case: __, mayBePaid: ___, ...data } = Object(chosen)
  return w.calls([port], (input) => Object.entries(data).some(([key, value]) => input[key] !== value))
}

const preparesPending: Condition = (passage) => {
  const { bill, checkout } = w.dataBefore(passage)
  const prepares = w.every(w.calls(['prepareCheckout']), w.not(sendsOther('prepareCheckout', bill)))
  return Boolean(checkout) && prepares(passage)
}

const reloads = w.announces('account.changed', 'bills.outdated')
const confirmed = ['activated', 'deactivated', 'redeemed', 'saved', 'sent', 'changed', 'verified', 'accepted']
const reloadsAfterCharge = respond({ to: w.answers('activated', 'deactivated', 'redeemed'), with: reloads })
const isUnknown = w.isTagged('outcomeUnknown')
const becomesUnknown = w.every(isUnknown, w.not(w.wasTagged('outcomeUnknown')))
/** A customer who leaves an unknown outcome finds what the provider has. */
const looks = until({
  after: w.every(becomesUnknown, w.not(reloads)),
  never: w.every(w.not(isUnknown), w.not(reloads)),
  until: reloads,
})

const askedPayments = (context: Readonly<Record<string, unknown>>) =>
  [context.askedPayments].flat().map((one): { checkoutId?: string; outcome?: string } => Object(one))
const knowsSuccess: Condition = ({ moment: { context } }) =>
  askedPayments(context).some(
    ({ checkoutId, outcome }) => outcome === 'succeeded' && checkoutId === Object(context.payment).checkoutId,
  )

export const money: Readonly<Record<string, Rule>> = {
  ownOrder: {
    sentence:
      'T2 T5 P2 P4 B3: Only an order of the customer charges or changes a plan, a payment or a contract.',
    checks: (alphabet) =>
      ordersOf(alphabet).map((port) => {
        const isOrder = w.every(w.takes(...(orders[port]?.by ?? [])), w.calls(changesOf(alphabet)))
        return until({ after: w.not(isOrder), never: w.calls([port]), until: isOrder })
      }),
    mutant: ['tariff', 'target changed: insufficientFunds.on.topUp.choose (branch 0, to #tariff.activating)'],
  },
  oneCharge: {
    sentence: 'T2 P2 P4 B3: A charge never starts while another one runs.',
    checks: (alphabet) =>
      chargesOf(alphabet).map((port) =>
        never(w.every(w.calls([port]), w.run(alphabet, chargesOf(alphabet)))),
      ),
    mutant: ['billPayment', 'states preparing on', { 'bill.pay': { target: 'preparing', reenter: true } }],
  },
  nothingAgain: {
    sentence: 'T2 T5 P2 P4 B3: Nothing is sent or changed again without a new action of the customer.',
    checks: (alphabet) =>
      changesOf(alphabet).map((port) =>
        until({ after: w.calls([port]), never: w.calls([port]), until: w.takesCustomerEvent(alphabet) }),
      ),
    mutant: ['setting', 'target changed: verifying.invoke.onDone (branch 0, to #setting.saving)'],
  },
  sentAsChosen: {
    sentence: 'T2 T5 P2 P4 B3 A5: The portal sends what the customer chose last.',
    checks: (alphabet) =>
      changesOf(alphabet).flatMap((port) => {
        const { choice = '', field = '', end = choice } = orders[port] ?? {}
        const inputs = Object.values(alphabet.starts).map((input) => ({ ...Object(input), type: START }))
        return [...alphabet.events, ...inputs]
          .filter(({ type }) => type === choice)
          .map(({ case: _, ...event }) => {
            const after: Condition = (passage) => JSON.stringify(w.eventOf(passage)) === JSON.stringify(event)
            return until({
              after,
              never: sendsOther(port, event[field] ?? event),
              until: w.takes(choice, end),
            })
          })
      }),
    mutant: ['tariff', 'action removed: browsing.on.tariff.activate (branch 0)'],
  },
  topUpLimits: {
    sentence: 'P1: A top-up names a number, and is never below 10 or above 50 euro.',
    checks: w.only({
      topUp: never(
        w.calls(
          ['prepareTopUp'],
          ({ phone, amount }) => !phone || !(Number(amount) >= 10 && Number(amount) <= 50),
        ),
      ),
    }),
    mutant: ['topUp', 'guard removed: entering.on.order.submit (branch 0)'],
  },
  endBeforePlan: {
    sentence:
      'T4 T5: The portal orders a new plan only after the provider has confirmed the end of the previous one.',
    checks: w.only({
      tariffSwitch: until({
        after: w.starts,
        never: w.calls(['activateChosen']),
        until: w.answers('deactivated'),
      }),
    }),
    mutant: ['tariffSwitch', 'guard removed: endingFormer.invoke.onDone (branch 0)'],
  },
  newConfirmation: {
    sentence: 'T2 T4: After an unknown outcome, a plan is activated only after a new confirmation.',
    checks: w.only({
      tariff: until({ after: isUnknown, never: w.isIn('activating'), until: w.takes('terms.accept') }),
      tariffSwitch: until({
        after: isUnknown,
        never: w.isIn('activatingAgain'),
        until: w.takes('switch.confirm'),
      }),
    }),
    mutant: [
      'tariffSwitch',
      'target changed: unanswered.on.switch.leave (branch 0, to #tariffSwitch.activatingAgain)',
    ],
  },
  newList: {
    sentence: 'T2 T5: After an unknown outcome, the list of plans arrives again before the next change.',
    checks: w.only({
      tariff: until({
        after: isUnknown,
        never: w.isIn('confirmingTerms', 'confirmingDeactivation'),
        until: w.takes('xstate.done.actor.loadTariffs'),
      }),
    }),
    mutant: [
      'tariff',
      'target changed: showingOutcome.unknown.on.sheet.close (branch 0, to #tariff.browsing)',
    ],
  },
  unknownOutcome: {
    sentence:
      'T2 T5 P2 P4 B3 L8 A2 H1: A charge, a plan, a contract, a password, a setting or a request without an answer has an unknown outcome.',
    checks: (alphabet) => [
      ...[...ordersOf(alphabet), 'savePassword', 'sendRequest']
        .filter((port) => changesOf(alphabet).includes(port))
        .map((port) => never(w.every(w.isUnanswered(alphabet, [port]), w.not(isUnknown)))),
      never(w.every(w.announces('outcome.unknown'), w.not(isUnknown))),
    ],
    mutant: ['voucher', 'target changed: redeeming.invoke.onError (branch 0, to #voucher.entering)'],
  },
  reloadBeforeOrder: {
    sentence:
      'T2 T4 T5 P4 B3: After an unknown outcome, the portal reloads before the customer leaves it or orders again.',
    checks: (alphabet) => [
      ...chargesOf(alphabet)
        // To prepare a top-up moves no money.
        .filter((port) => port !== 'prepareTopUp')
        .map((port) => {
          const after = w.every(w.isUnanswered(alphabet, [port]), w.not(reloads))
          return until({ after, never: w.calls([port]), until: reloads })
        }),
      ...w.only({
        ...{ tariff: looks, tariffSwitch: looks, voucher: looks, billPayment: looks },
        setting: never(w.every(becomesUnknown, w.not(w.calls(['loadValue'])))),
      })(alphabet),
    ],
    mutant: ['tariff', 'action removed: showingOutcome.unknown.on.sheet.close (branch 0)'],
  },
  reloadAfterCharge: {
    sentence:
      'T2 T5 P4: After a confirmed change of a plan or of the balance, the portal reloads the account.',
    checks: w.only({
      ...{ tariff: reloadsAfterCharge, tariffSwitch: reloadsAfterCharge, voucher: reloadsAfterCharge },
    }),
    mutant: ['voucher', 'action removed: redeeming.invoke.onDone (branch 0)'],
  },
  confirmedSuccess: {
    sentence: 'E1 S1: The portal announces a success only if the provider confirms it.',
    checks: (alphabet) =>
      changesOf(alphabet).length > 0
        ? [
            never(
              w.every(
                w.announces('change.succeeded', 'password.changed', 'token.received'),
                w.not(w.answers(...confirmed)),
              ),
            ),
          ]
        : [],
    mutant: ['voucher', 'guard removed: redeeming.invoke.onDone (branch 0)'],
  },
  confirmedPayment: {
    sentence: 'P7 P8: A result page confirms a payment only if the provider has confirmed this payment.',
    checks: w.only({ paymentResult: never(w.every(w.announces('payment.succeeded'), w.not(knowsSuccess))) }),
    mutant: ['paymentResult', 'guard removed: on.result.ask (branch 2)'],
  },
  resultOnce: {
    sentence: 'P7 P8: The portal requests the result of a payment once.',
    checks: (alphabet) =>
      w.portsOf(alphabet, 'changes').includes('askResult')
        ? alphabet.events.map(({ checkoutId: id }) => {
            const asks = w.calls(['askResult'], ({ checkoutId }) => checkoutId === id)
            const after: Condition = (passage) =>
              asks(passage) ||
              (w.starts(passage) &&
                askedPayments(passage.moment.context).some(({ checkoutId }) => checkoutId === id))
            return until({ after, never: asks, until: w.takes('result.clear') })
          })
        : [],
    mutant: ['paymentResult', 'action removed: on.result.ask (branch 5)'],
  },
  pendingPayment: {
    sentence: 'B3: The portal never prepares a pending payment of a bill again.',
    checks: w.only({ billPayment: never(preparesPending) }),
    mutant: ['billPayment', 'guard never true: prepared.paused.on.bill.pay (branch 0)'],
  },
  confirmedRepeat: {
    sentence: 'P2 B3: What may already be paid is ordered again only after a confirmation of the customer.',
    checks: (alphabet) => {
      const mayRepeat: Condition = (passage) => w.eventOf(passage).mayBePaid === true
      const prepares = w.calls(['prepareCheckout', 'prepareTopUp'])
      const isDecided: Condition = (passage) =>
        w.takes('repeat.confirm', 'repeat.cancel')(passage) || w.eventOf(passage).mayBePaid === false
      return alphabet.events.some(({ mayBePaid }) => mayBePaid === true)
        ? [
            never(w.every(mayRepeat, prepares)),
            until({ after: mayRepeat, never: prepares, until: isDecided }),
          ]
        : []
    },
    mutant: ['topUp', 'guard never true: entering.on.order.submit (branch 0)'],
  },
  payableCheckout: {
    sentence: 'B3: The portal keeps a prepared payment exactly as long as the customer can complete it.',
    checks: w.only({
      billPayment: always((now) => w.isIn('prepared')(now) === Boolean(now.moment.context.checkout)),
    }),
    mutant: ['billPayment', 'action removed: prepared.after.checkoutLifetime (branch 0)'],
  },
  preparedPage: {
    sentence:
      'P2: The portal opens a payment page only if the provider has prepared it and its address is trusted.',
    checks: w.only({ topUp: never(w.every(w.announces('payment.prepared'), w.not(w.answers('prepared')))) }),
    mutant: ['topUp', 'guard removed: preparing.invoke.onDone (branch 0)'],
  },
}
