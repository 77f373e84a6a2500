import type { Product } from '../../../tools/paths/product'
import { never, type ProductRule, until } from '../../../tools/paths/rules'
import * as p from './predicates'

const flowsOf = ({ flows }: Product) => Object.values(flows)
const chargesOf = (product: Product) => flowsOf(product).flatMap((cases) => p.portsOf(cases, 'charges'))

type SwitchEnd = { event: { output: { outcome: string } } }
const isUnknownEnd = ({ event }: SwitchEnd) => event.output.outcome === 'unknown'

/** Every rule about connected flows, by the name in the address of the flows page. */
export const productRules: Readonly<Record<string, ProductRule>> = {
  newListAfterSwitch: {
    sentence:
      'T2 T4: After an unknown outcome of an order or a switch, a list arrives before the next order.',
    product: 'tariffs',
    checks: (product) => [
      until({
        after: p.isTagged('outcomeUnknown'),
        never: p.calls(chargesOf(product)),
        until: p.takes('xstate.done.actor.loadTariffs'),
      }),
    ],
    mutant: [
      'tariff',
      'states switching invoke onDone',
      [{ guard: isUnknownEnd, target: 'browsing' }, { target: 'loading' }],
    ],
  },
  oneOrder: {
    sentence: 'T2 T4: An order never starts before the previous one was answered or failed.',
    product: 'tariffs',
    checks: (product) => [
      never(
        ({ observed }) => observed.calls.filter(({ port }) => chargesOf(product).includes(port)).length > 1,
      ),
      until({
        after: p.calls(chargesOf(product)),
        never: p.calls(chargesOf(product)),
        until: p.ends([...chargesOf(product), ...Object.keys(product.flows)]),
      }),
    ],
    mutant: ['tariff', 'states switching on', { 'sheet.close': { target: 'loading' } }],
  },
}
