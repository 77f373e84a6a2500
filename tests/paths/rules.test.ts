import { expect, test } from 'vitest'
import type { Cases } from '../../tools/paths/cases'
import { explore } from '../../tools/paths/graph'
import { seededMutants } from '../../tools/paths/mutants'
import { counterexampleOf, type Rule, walkLines } from '../../tools/paths/rules'
import { loadCases, stems } from './cases/all'
import { rules } from './rules/rules'

const flows = await Promise.all(
  stems.map(async (stem) => {
    const cases = await loadCases(stem)
    return { stem, cases, graph: explore(cases) }
  }),
)

/** Whether one of the machines that a rule names as its mutant breaks the rule. */
function isBrokenByMutant(rule: Rule, cases: Cases): boolean {
  for (const machine of seededMutants(cases, rule.mutant)) {
    const mutated = { ...cases, machine }
    if (counterexampleOf(rule.checks(mutated), explore(mutated))) return true
  }
  return false
}

for (const [name, rule] of Object.entries(rules)) {
  test(rule.sentence, () => {
    const counterexamples = flows.flatMap(({ stem, cases, graph }) => {
      const walk = counterexampleOf(rule.checks(cases), graph)
      const advice = `npm run flows draws this walk: /tools/flows/page/#/${stem}?rule=${name}`
      return walk ? [`${stem} breaks the rule:`, ...walkLines(walk), advice] : []
    })
    expect(counterexamples.join('\n')).toBe('')
  })

  test(`X4: ${rule.mutant.slice(0, 2).join(', ')} breaks the rule ${name}`, async () => {
    expect(isBrokenByMutant(rule, await loadCases(rule.mutant[0]))).toBe(true)
  })
}
