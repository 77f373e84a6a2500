import { expect, test } from 'vitest'
import type { Product } from '../../tools/paths/connectedFlows'
import { seededMutants } from '../../tools/paths/mutants'
import { exploreProduct, walkOfFlow } from '../../tools/paths/product'
import { counterexampleOf, type ProductRule, walkLines } from '../../tools/paths/rules'
import { productRules } from './rules/product.rules'
import { products } from './rules/products'

/** The product, once for each of the machines that a rule names as its mutant. */
function mutatedProducts({ flows, ...product }: Product, { mutant }: ProductRule): Product[] {
  const [stem] = mutant
  const cases = flows[stem]
  if (!cases) return []
  return [...seededMutants(cases, mutant)].map((machine) => ({
    ...product,
    flows: { ...flows, [stem]: { ...cases, machine } },
  }))
}

for (const [productName, product] of Object.entries(products)) {
  const flows = Object.keys(product.flows)
  const begin = process.cpuUsage()
  const graph = exploreProduct(product)
  const { user, system } = process.cpuUsage(begin)
  const seconds = ((user + system) / 1e6).toFixed(2)
  console.log(`${flows.join(' × ')}: ${graph.nodes.length} full states, ${seconds} s of processor time`)

  for (const [name, rule] of Object.entries(productRules)) {
    if (rule.product !== productName) continue

    test(rule.sentence, () => {
      const walk = counterexampleOf(rule.checks(product), graph)
      const advice = `npm run flows draws this walk: /tools/flows/page/#/${flows[0]}?rule=${name}`
      expect((walk ? [...walkLines(walk), advice] : []).join('\n')).toBe('')
    })

    test(`X4: ${rule.mutant.slice(0, 2).join(', ')} breaks the rule ${name}`, () => {
      const isBroken = (mutated: Product) => counterexampleOf(rule.checks(mutated), exploreProduct(mutated))
      expect(mutatedProducts(product, rule).some(isBroken)).toBe(true)
    })
  }
}

test('X3: the drawing of each connected flow shows its own part of a counterexample', () => {
  const { tariffs } = products
  const { newListAfterSwitch: rule } = productRules
  const [mutated] = tariffs && rule ? mutatedProducts(tariffs, rule) : []
  const walk = mutated && rule && counterexampleOf(rule.checks(mutated), exploreProduct(mutated))
  expect(walk && walkOfFlow(walk, 'tariffSwitch')).toMatchObject({
    first: 'previousActive',
    steps: [{ value: 'endingPrevious' }, { value: 'unanswered' }, { value: 'unknown' }],
  })
  const ofTariff = walk && walkOfFlow(walk, 'tariff').steps.map(({ value }) => value)
  expect(ofTariff?.slice(-4)).toEqual(['switching', 'browsing', 'confirmingTerms', 'activating'])
})
