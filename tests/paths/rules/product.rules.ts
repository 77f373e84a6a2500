import { type Product, RELOAD } from '../../../tools/paths/connectedFlows'
import { invokesOf } from '../../../tools/paths/nodes'
import { type Check, never, type Predicate, type ProductRule, until } from '../../../tools/paths/rules'
import { paymentRules } from './payment.rules'
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
  ...paymentRules,
}
