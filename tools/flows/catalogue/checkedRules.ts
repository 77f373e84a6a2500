import { loadAlphabet, stems } from '../../../tests/paths/alphabets'
import { rules } from '../../../tests/rules/rules'
import { explore } from '../../paths/graph'
import { counterexampleOf } from '../../paths/rules'
import type { TransitionRef } from '../page/transitionsTaken'
import { journeyOf } from './goldenJourneys'

export type CheckedRule = Awaited<ReturnType<typeof checkRules>>[number]

/** Each rule with the result for each flow that it concerns. */
export async function checkRules(transitions: readonly TransitionRef[]) {
  const alphabets = await Promise.all(stems.map(loadAlphabet))
  const flows = stems.flatMap((flow, index) => {
    const alphabet = alphabets[index]
    return alphabet ? [{ flow, alphabet, graph: explore(alphabet) }] : []
  })
  return flows.flatMap(({ flow, alphabet, graph }) =>
    Object.entries(rules).flatMap(([name, rule]) => {
      const verbs = [...new Set(rule.checks(alphabet).map(({ verb }) => verb))]
      if (verbs.length === 0) return []
      const walk = counterexampleOf(rule, alphabet, graph)
      const [ids = '', sentence = ''] = rule.sentence.split(': ')
      return {
        ...{ flow, name, sentence, requirements: ids.split(' '), verb: verbs.join(', ') },
        situations: graph.nodes.length,
        counterexample:
          walk &&
          journeyOf(flow, transitions, {
            ...{ number: 0, requirements: [], start: walk.start.name, first: walk.start.moment.value },
            steps: walk.edges.map(({ label, event, moment }) => ({ label, event, value: moment.value })),
          }),
      }
    }),
  )
}
