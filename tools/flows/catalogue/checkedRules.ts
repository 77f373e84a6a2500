import { loadCases, stems } from '../../../tests/paths/cases/all'
import { rules } from '../../../tests/paths/rules/rules'
import { explore } from '../../paths/graph'
import { counterexampleOf } from '../../paths/rules'
import type { TransitionRef } from '../page/transitionsTaken'
import { drawnPathOf } from './goldenPaths'

export type ListedRule = Awaited<ReturnType<typeof listRules>>[number]
export type CheckedRule = Awaited<ReturnType<typeof checkRules>>[number]

/** Each flow with the rules that concern it. */
const flowsWithRules = () =>
  Promise.all(
    stems.map(async (flow) => {
      const cases = await loadCases(flow)
      const own = Object.entries(rules).flatMap(([name, rule]) => {
        const verbs = [...new Set(rule.checks(cases).map(({ verb }) => verb))]
        return verbs.length > 0 ? [{ name, rule, verb: verbs.join(', ') }] : []
      })
      return { flow, cases, rules: own }
    }),
  )

/** The words of each rule for each flow that it concerns. */
export async function listRules() {
  const flows = await flowsWithRules()
  return flows.flatMap(({ flow, rules }) =>
    rules.map(({ name, rule, verb }) => {
      const [ids = '', sentence = ''] = rule.sentence.split(': ')
      return { flow, name, verb, sentence, requirements: ids.split(' ') }
    }),
  )
}

/** Whether each rule holds. This takes seconds, because it explores every flow. */
export async function checkRules(transitions: readonly TransitionRef[]) {
  const flows = await flowsWithRules()
  return flows.flatMap(({ flow, cases, rules }) => {
    const graph = explore(cases)
    return rules.map(({ name, rule }) => {
      const walk = counterexampleOf(rule, cases, graph)
      return {
        ...{ flow, name },
        fullStates: graph.nodes.length,
        counterexample:
          walk &&
          drawnPathOf(flow, transitions, {
            ...{ number: 0, requirements: [], start: walk.start.name, first: walk.start.observed.value },
            steps: walk.edges.map(({ label, event, observed }) => ({ label, event, value: observed.value })),
          }),
      }
    })
  })
}
