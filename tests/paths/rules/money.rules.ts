import type { Cases } from '../../../tools/paths/cases'
import { always, never, type Predicate, type Rule, respond, until } from '../../../tools/paths/rules'
import * as p from './predicates'

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
  endPrevious: { by: ['switch.confirm'], choice: START, field: 'previous' },
  activateSelected: { by: ['switch.confirm', 'activation.retry'], choice: START, field: 'selected' },
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

const chargesOf = (cases: Cases) => p.portsOf(cases, 'charges')
const changesOf = (cases: Cases) => p.portsOf(cases, 'changes', 'charges')
const ordersOf = (cases: Cases) =>
  changesOf(cases).filter((port) => orders[port]?.by || chargesOf(cases).includes(port))

/** Whether a port gets other data than these. */
function sendsOther(port: string, selected: unknown): Predicate {
  const { type: _, case: __, mayBePaid: ___, ...data } = Object(selected)
  return p.calls([port], (input) => Object.entries(data).some(([key, value]) => input[key] !== value))
}

const preparesPending: Predicate = (step) => {
  const { bill, checkout } = p.dataBefore(step)
  const prepares = p.every(p.calls(['prepareCheckout']), p.not(sendsOther('prepareCheckout', bill)))
  return Boolean(checkout) && prepares(step)
}

const reloads = p.announces('account.changed', 'bills.outdated')
const confirmed = ['activated', 'deactivated', 'redeemed', 'saved', 'sent', 'changed', 'verified', 'accepted']
const reloadsAfterCharge = respond({ to: p.answers('activated', 'deactivated', 'redeemed'), with: reloads })
const isUnknown = p.isTagged('outcomeUnknown')
const becomesUnknown = p.every(isUnknown, p.not(p.wasTagged('outcomeUnknown')))
/** A customer who leaves an unknown outcome finds what the provider has. */
const looks = until({
  after: p.every(becomesUnknown, p.not(reloads)),
  never: p.every(p.not(isUnknown), p.not(reloads)),
  until: reloads,
})

const askedPayments = (context: Readonly<Record<string, unknown>>) =>
  [context.askedPayments].flat().map((one): { checkoutId?: string; outcome?: string } => Object(one))
const knowsSuccess: Predicate = ({ observed: { context } }) =>
  askedPayments(context).some(
    ({ checkoutId, outcome }) => outcome === 'succeeded' && checkoutId === Object(context.payment).checkoutId,
  )

export const money: Readonly<Record<string, Rule>> = {
  ownOrder: {
    sentence:
      'T2 T5 P2 P4 B3: Only an order of the customer charges or changes a plan, a payment or a contract.',
    checks: (cases) =>
      ordersOf(cases).map((port) => {
        const isOrder = p.every(p.takes(...(orders[port]?.by ?? [])), p.calls(changesOf(cases)))
        return until({ after: p.not(isOrder), never: p.calls([port]), until: isOrder })
      }),
    mutant: ['tariff', 'target changed: insufficientFunds.on.topUp.choose (branch 0, to #tariff.activating)'],
  },
  oneCharge: {
    sentence: 'T2 P2 P4 B3: A charge never starts while another one runs.',
    checks: (cases) =>
      chargesOf(cases).map((port) => never(p.every(p.calls([port]), p.run(cases, chargesOf(cases))))),
    mutant: ['billPayment', 'states preparing on', { 'bill.pay': { target: 'preparing', reenter: true } }],
  },
  nothingAgain: {
    sentence: 'T2 T5 P2 P4 B3: Nothing is sent or changed again without a new action of the customer.',
    checks: (cases) =>
      changesOf(cases).map((port) =>
        until({ after: p.calls([port]), never: p.calls([port]), until: p.takesCustomerEvent(cases) }),
      ),
    mutant: ['setting', 'target changed: verifying.invoke.onDone (branch 0, to #setting.saving)'],
  },
  sentAsSelected: {
    sentence: 'T2 T5 P2 P4 B3 A5: The portal sends what the customer chose last.',
    checks: (cases) =>
      changesOf(cases).flatMap((port) => {
        const { choice = '', field = '', end = choice } = orders[port] ?? {}
        const inputs = Object.values(cases.starts).map((input) => ({ ...Object(input), type: START }))
        return [...cases.events, ...inputs]
          .filter(({ type }) => type === choice)
          .map(({ case: _, ...event }) => {
            const after: Predicate = (step) => JSON.stringify(p.eventOf(step)) === JSON.stringify(event)
            return until({
              after,
              never: sendsOther(port, event[field] ?? event),
              until: p.takes(choice, end),
            })
          })
      }),
    mutant: ['tariff', 'action removed: browsing.on.tariff.activate (branch 0)'],
  },
  topUpLimits: {
    sentence: 'P1: A top-up names a number, and is never below 10 or above 50 euro.',
    checks: p.only({
      topUp: never(
        p.calls(
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
    checks: p.only({
      tariffSwitch: until({
        after: p.starts,
        never: p.calls(['activateSelected']),
        until: p.answers('deactivated'),
      }),
    }),
    mutant: ['tariffSwitch', 'guard removed: endingPrevious.invoke.onDone (branch 0)'],
  },
  newConfirmation: {
    sentence: 'T2 T4: After an unknown outcome, a plan is activated only after a new confirmation.',
    checks: p.only({
      tariff: until({ after: isUnknown, never: p.isIn('activating'), until: p.takes('terms.accept') }),
      tariffSwitch: until({
        after: isUnknown,
        never: p.isIn('activatingAgain'),
        until: p.takes('switch.confirm'),
      }),
    }),
    mutant: [
      'tariffSwitch',
      'target changed: unanswered.on.switch.leave (branch 0, to #tariffSwitch.activatingAgain)',
    ],
  },
  newList: {
    sentence: 'T2 T5: After an unknown outcome, the list of plans arrives again before the next change.',
    checks: p.only({
      tariff: until({
        after: isUnknown,
        never: p.isIn('confirmingTerms', 'confirmingDeactivation'),
        until: p.takes('xstate.done.actor.loadTariffs'),
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
    checks: (cases) => [
      ...[...ordersOf(cases), 'savePassword', 'sendRequest']
        .filter((port) => changesOf(cases).includes(port))
        .map((port) => never(p.every(p.isUnanswered(cases, [port]), p.not(isUnknown)))),
      never(p.every(p.announces('outcome.unknown'), p.not(isUnknown))),
    ],
    mutant: ['voucher', 'target changed: redeeming.invoke.onError (branch 0, to #voucher.entering)'],
  },
  reloadBeforeOrder: {
    sentence:
      'T2 T4 T5 P4 B3: After an unknown outcome, the portal reloads before the customer leaves it or orders again.',
    checks: (cases) => [
      ...chargesOf(cases)
        // To prepare a top-up moves no money.
        .filter((port) => port !== 'prepareTopUp')
        .map((port) => {
          const after = p.every(p.isUnanswered(cases, [port]), p.not(reloads))
          return until({ after, never: p.calls([port]), until: reloads })
        }),
      ...p.only({
        ...{ tariff: looks, tariffSwitch: looks, voucher: looks, billPayment: looks },
        setting: never(p.every(becomesUnknown, p.not(p.calls(['loadValue'])))),
      })(cases),
    ],
    mutant: ['tariff', 'action removed: showingOutcome.unknown.on.sheet.close (branch 0)'],
  },
  reloadAfterCharge: {
    sentence:
      'T2 T5 P4: After a confirmed change of a plan or of the balance, the portal reloads the account.',
    checks: p.only({
      ...{ tariff: reloadsAfterCharge, tariffSwitch: reloadsAfterCharge, voucher: reloadsAfterCharge },
    }),
    mutant: ['voucher', 'action removed: redeeming.invoke.onDone (branch 0)'],
  },
  confirmedSuccess: {
    sentence: 'E1 S1: The portal announces a success only if the provider confirms it.',
    checks: (cases) =>
      changesOf(cases).length > 0
        ? [
            never(
              p.every(
                p.announces('change.succeeded', 'password.changed', 'token.received'),
                p.not(p.answers(...confirmed)),
              ),
            ),
          ]
        : [],
    mutant: ['voucher', 'guard removed: redeeming.invoke.onDone (branch 0)'],
  },
  confirmedPayment: {
    sentence: 'P7 P8: A result page confirms a payment only if the provider has confirmed this payment.',
    checks: p.only({ paymentResult: never(p.every(p.announces('payment.succeeded'), p.not(knowsSuccess))) }),
    mutant: ['paymentResult', 'guard removed: on.result.ask (branch 2)'],
  },
  resultOnce: {
    sentence: 'P7 P8: The portal requests the result of a payment once.',
    checks: (cases) =>
      p.portsOf(cases, 'changes').includes('askResult')
        ? cases.events.map(({ checkoutId: id }) => {
            const asks = p.calls(['askResult'], ({ checkoutId }) => checkoutId === id)
            const after: Predicate = (step) =>
              asks(step) ||
              (p.starts(step) &&
                askedPayments(step.observed.context).some(({ checkoutId }) => checkoutId === id))
            return until({ after, never: asks, until: p.takes('result.clear') })
          })
        : [],
    mutant: ['paymentResult', 'action removed: on.result.ask (branch 5)'],
  },
  pendingPayment: {
    sentence: 'B3: The portal never prepares a pending payment of a bill again.',
    checks: p.only({ billPayment: never(preparesPending) }),
    mutant: ['billPayment', 'guard never true: prepared.paused.on.bill.pay (branch 0)'],
  },
  confirmedRepeat: {
    sentence: 'P2 B3: What may already be paid is ordered again only after a confirmation of the customer.',
    checks: (cases) => {
      const mayRepeat: Predicate = (step) => p.eventOf(step).mayBePaid === true
      const prepares = p.calls(['prepareCheckout', 'prepareTopUp'])
      const isDecided: Predicate = (step) =>
        p.takes('repeat.confirm', 'repeat.cancel')(step) || p.eventOf(step).mayBePaid === false
      return cases.events.some(({ mayBePaid }) => mayBePaid === true)
        ? [
            never(p.every(mayRepeat, prepares)),
            until({ after: mayRepeat, never: prepares, until: isDecided }),
          ]
        : []
    },
    mutant: ['topUp', 'guard never true: entering.on.order.submit (branch 0)'],
  },
  payableCheckout: {
    sentence: 'B3: The portal keeps a prepared payment exactly as long as the customer can complete it.',
    checks: p.only({
      billPayment: always((now) => p.isIn('prepared')(now) === Boolean(now.observed.context.checkout)),
    }),
    mutant: ['billPayment', 'action removed: prepared.after.checkoutLifetime (branch 0)'],
  },
  preparedPage: {
    sentence:
      'P2: The portal opens a payment page only if the provider has prepared it and its address is trusted.',
    checks: p.only({ topUp: never(p.every(p.announces('payment.prepared'), p.not(p.answers('prepared')))) }),
    mutant: ['topUp', 'guard removed: preparing.invoke.onDone (branch 0)'],
  },
}
