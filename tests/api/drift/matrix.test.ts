import { describe, expect, it } from 'vitest'
import { apiDocument, listOperations } from '../../../sandbox/document'
import { type DriftKind, driftKinds } from '../../../sandbox/drift/kinds'
import { operations, type Place, placesOf, shared, valueAt, withValueAt } from '../../../sandbox/drift/places'
import type { Drift } from '../../../src/api/reading/drift'
import type { Plan } from '../../../src/api/reading/plan'
import { createAnswerReader } from '../../../src/api/reading/readAnswer'
import { isPartial } from '../../../src/lib/partial'

/** A value of each plain kind, as openapi.yaml describes it. */
const scalarSamples: Record<Extract<Plan, string>, unknown> = {
  text: '4711',
  filledText: '4711',
  codeName: 'SOME_SUCCESS',
  number: 12.5,
  integer: 3,
  money: 12.5,
  boolean: true,
  date: '05.03.2026',
  dateTime: '05.03.2026 14:05',
  time: '14:05',
}

/** An answer that has every field, and two entries in every list. */
function sampleOf(plan: Plan): unknown {
  if (typeof plan === 'string') return scalarSamples[plan]
  if ('oneOf' in plan) return plan.oneOf[0]
  if ('ref' in plan) return sampleOf(shared[plan.ref] as Plan)
  if ('list' in plan) return [sampleOf(plan.list), sampleOf(plan.list)]
  if ('map' in plan) return { phone: sampleOf(plan.map) }
  return Object.fromEntries(Object.entries(plan.fields).map(([name, field]) => [name, sampleOf(field)]))
}

/** For each operation a whole answer. */
const samples = Object.entries(operations).map(([operation, plan]) => {
  const answer = sampleOf(plan)
  // As a success: the first described code could name a failure.
  return {
    operation,
    plan,
    answer: Array.isArray(answer) ? answer : { ...(answer as object), code: 'SOME_SUCCESS' },
  }
})

function read(operation: string, payload: unknown) {
  const drifts: Drift[] = []
  const answer = createAnswerReader((drift) => drifts.push(drift))(operation, { json: payload, status: 200 })
  return { data: answer.data, drifts }
}

/** The examples of openapi.yaml, by operation. */
const examples = new Map(
  listOperations(apiDocument()).map(({ method, path, operation }) => {
    const success = operation.responses['200']
    const json = success && 'content' in success ? success.content['application/json'] : undefined
    return [`${method.toUpperCase()} ${path}`, json?.example]
  }),
)

/** Whether anything in the answer is marked as incomplete. */
function holdsPartial(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isPartial(value) || Object.values(value).some(holdsPartial)
}

const holdsUnknown = (answer: unknown) => JSON.stringify(answer).includes(':null')

/** Without what a drift takes away, the answer says nothing: the chain of dependent values reaches the top. */
function emptiesAnswer({ parent, isCritical, path }: Place, siblings: number): boolean {
  // One entry of two is left out, and the other stays.
  if (typeof path.at(-1) === 'number' && siblings > 1) return false
  if (!isCritical && typeof path.at(-1) !== 'number') return false
  return parent === null || emptiesAnswer(parent, 2)
}

const isAbsent = ({ name }: DriftKind) => name === 'nothing' || name === 'missing'

/** What cannot be used of a place takes its answer away: as `openapi.yaml` marks it, and nothing else. */
const mustFail = (place: Place, kind: DriftKind) => {
  if (kind.isLossless || !emptiesAnswer(place, 2)) return false
  const isList = typeof place.plan === 'object' && 'list' in place.plan
  if (isAbsent(kind) && !place.isNeeded) return false
  return !(kind.name === 'nothing' && isList)
}

describe.each(samples)('$operation', ({ operation, plan, answer }) => {
  const original = read(operation, answer)
  const cases = placesOf(plan, answer).flatMap((place) =>
    driftKinds
      .filter(({ fits }) => fits(place.plan, valueAt(answer, place)))
      // An entry of a list is broken or not there.
      .filter(({ name }) => typeof place.path.at(-1) !== 'number' || name !== 'missing')
      .map((kind) => ({ place, kind, name: `${place.path.join('.')}: ${kind.name}` })),
  )

  it('E1: is read unchanged if it is as described', () => {
    expect(original).toEqual({ data: answer, drifts: [] })
    expect(holdsPartial(original.data)).toBe(false)
  })

  it('E1: is read with an unknown field', () => {
    const payload = Array.isArray(answer) ? answer : { ...answer, extra: { unknown: true } }
    expect(read(operation, payload)).toEqual(original)
  })

  it('E1: is read from the example of openapi.yaml, but not if its content has another type', () => {
    const example = examples.get(operation)
    expect(read(operation, example).data).toBeDefined()
    const spoilt = Array.isArray(example) ? [{ billId: true }] : { ...Object(example), code: 42, body: true }
    expect(read(operation, spoilt).data).toBeUndefined()
  })

  it.each([[42], [null], [{ code: 42 }], [['text']]])('E1: is not read from the JSON %j', (payload) =>
    expect(read(operation, payload).data).toBeUndefined(),
  )

  it.each(cases)('E1: $name', ({ place, kind }) => {
    const { data, drifts } = read(operation, withValueAt(answer, place, kind.write(valueAt(answer, place))))
    const isSame = JSON.stringify(data) === JSON.stringify(original.data)

    expect(data === undefined).toBe(mustFail(place, kind))
    if (kind.isLossless) expect(isSame).toBe(true)
    // A value that money or a decision depends on invalidates its parent, up to what is unknown then.
    else if (data !== undefined && place.isCritical && !isAbsent(kind))
      expect(holdsPartial(data) || holdsUnknown(data)).toBe(true)
    // The report contains no value of the customer.
    expect(JSON.stringify(drifts)).not.toMatch(/4711|UNHEARD_OF|perhaps|12,5|none/)
  })
})
