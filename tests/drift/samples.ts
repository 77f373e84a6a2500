import { operations, shared } from '../../sandbox/drift/places'
import type { Plan } from '../../src/api/reading/plan'

/** A value of each plain kind, as openapi.yaml describes it. */
const plain: Record<Extract<Plan, string>, unknown> = {
  text: '4711',
  filledText: '4711',
  codeName: 'SOME_SUCCESS',
  number: 12.5,
  integer: 3,
  boolean: true,
  date: '05.03.2026',
  dateTime: '05.03.2026 14:05',
  time: '14:05',
}

/** An answer that has every field, and two entries in every list. */
function sampleOf(plan: Plan): unknown {
  if (typeof plan === 'string') return plain[plan]
  if ('oneOf' in plan) return plan.oneOf[0]
  if ('ref' in plan) return sampleOf(shared[plan.ref] as Plan)
  if ('list' in plan) return [sampleOf(plan.list), sampleOf(plan.list)]
  if ('map' in plan) return { phone: sampleOf(plan.map) }
  return Object.fromEntries(Object.entries(plan.fields).map(([name, field]) => [name, sampleOf(field)]))
}

/** For each operation a whole answer. */
export const samples = Object.entries(operations).map(([operation, plan]) => {
  const answer = sampleOf(plan)
  // As a success: the first code that is described could name a failure.
  return {
    operation,
    plan,
    answer: Array.isArray(answer) ? answer : { ...(answer as object), code: 'SOME_SUCCESS' },
  }
})
