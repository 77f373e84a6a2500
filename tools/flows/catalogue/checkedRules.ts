import { loadCases, stems } from '../../../tests/paths/cases/all'
import { productRules } from '../../../tests/paths/rules/product.rules'
import { products } from '../../../tests/paths/rules/products'
import { rules } from '../../../tests/paths/rules/rules'
import { explore } from '../../paths/graph'
import { exploreProduct, walkOfFlow } from '../../paths/product'
import { type Check, counterexampleOf } from '../../paths/rules'
import type { TransitionRef } from '../page/transitionsTaken'
import { drawnPathOf } from './goldenPaths'

export type ListedRule = Awaited<ReturnType<typeof listRules>>[number]
export type CheckedRule = Awaited<ReturnType<typeof checkRules>>[number]

/** Each flow alone, then the connected flows, with the rules that concern them. */
async function systemsWithRules() {
  const alone = stems.map(async (flow) => {
    const cases = await loadCases(flow)
    return {
      flows: [flow],
      explore: () => explore(cases),
      rules: Object.entries(rules).flatMap(([name, { sentence, checks }]) =>
        namedRules(name, sentence, checks(cases)),
      ),
    }
  })
  const connected = Object.entries(products).map(([ofProduct, product]) => ({
    // The tab of the browser has no drawing.
    flows: Object.keys(product.flows).filter((flow) => stems.includes(flow)),
    explore: () => exploreProduct(product),
    rules: Object.entries(productRules).flatMap(([name, { sentence, checks, ...rule }]) =>
      rule.product === ofProduct ? namedRules(name, sentence, checks(product)) : [],
    ),
  }))
  return [...(await Promise.all(alone)), ...connected]
}

const namedRules = (name: string, sentence: string, checks: readonly Check[]) =>
  checks.length > 0 ? [{ name, sentence, checks }] : []

/** The words of each rule for each flow that it concerns. */
export async function listRules() {
  const systems = await systemsWithRules()
  return systems.flatMap(({ flows, rules }) =>
    rules.flatMap(({ name, checks, ...rule }) => {
      const [ids = '', sentence = ''] = rule.sentence.split(': ')
      const verb = [...new Set(checks.map(({ verb }) => verb))].join(', ')
      return flows.map((flow) => ({ flow, flows, name, verb, sentence, requirements: ids.split(' ') }))
    }),
  )
}

/** Whether each rule holds. This takes seconds, because it explores every flow. */
export async function checkRules(transitions: readonly TransitionRef[]) {
  const systems = await systemsWithRules()
  return systems.flatMap(({ flows, explore, rules }) => {
    const graph = explore()
    return rules.flatMap(({ name, checks }) => {
      const walk = counterexampleOf(checks, graph)
      return flows.map((flow) => ({
        ...{ flow, name },
        fullStates: graph.nodes.length,
        counterexample:
          walk && drawnPathOf(flow, transitions, { number: 0, requirements: [], ...walkOfFlow(walk, flow) }),
      }))
    })
  })
}
