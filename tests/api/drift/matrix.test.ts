import { describe, expect, it } from 'vitest'
import { apiDocument, listOperations } from '../../../sandbox/document'
import { type Field, fieldsOf, operations, shared, valueAt, withValueAt } from '../../../sandbox/drift/fields'
import { type DriftKind, driftKinds } from '../../../sandbox/drift/kinds'
import { createAnswerDecoder } from '../../../src/api/decoding/decodeAnswer'
import type { Drift } from '../../../src/api/decoding/drift'
import type { Shape } from '../../../src/api/decoding/shape'
import { isPartial } from '../../../src/lib/partial'

/** A value of each plain kind, as openapi.yaml describes it. */
const scalarSamples: Record<Extract<Shape, string>, unknown> = {
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
function sampleOf(shape: Shape): unknown {
  if (typeof shape === 'string') return scalarSamples[shape]
  if ('oneOf' in shape) return shape.oneOf[0]
  if ('ref' in shape) return sampleOf(shared[shape.ref] as Shape)
  if ('list' in shape) return [sampleOf(shape.list), sampleOf(shape.list)]
  if ('map' in shape) return { phone: sampleOf(shape.map) }
  return Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, sampleOf(field)]))
}

/** For each operation a whole answer. */
const samples = Object.entries(operations).map(([operation, shape]) => {
  const answer = sampleOf(shape)
  // As a success: the first described code could name a failure.
  return {
    operation,
    shape,
    answer: Array.isArray(answer) ? answer : { ...(answer as object), code: 'SOME_SUCCESS' },
  }
})

function decode(operation: string, payload: unknown) {
  const drifts: Drift[] = []
  const answer = createAnswerDecoder((drift) => drifts.push(drift))(operation, { json: payload, status: 200 })
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
function emptiesAnswer({ parent, isCritical, path }: Field, siblings: number): boolean {
  // One entry of two is left out, and the other stays.
  if (typeof path.at(-1) === 'number' && siblings > 1) return false
  if (!isCritical && typeof path.at(-1) !== 'number') return false
  return parent === null || emptiesAnswer(parent, 2)
}

const isAbsent = ({ name }: DriftKind) => name === 'nothing' || name === 'missing'

/** What cannot be used of a field takes its answer away: as `openapi.yaml` marks it, and nothing else. */
const mustFail = (field: Field, kind: DriftKind) => {
  if (kind.isLossless || !emptiesAnswer(field, 2)) return false
  const isList = typeof field.shape === 'object' && 'list' in field.shape
  if (isAbsent(kind) && !field.isNeeded) return false
  return !(kind.name === 'nothing' && isList)
}

describe.each(samples)('$operation', ({ operation, shape, answer }) => {
  const original = decode(operation, answer)
  const cases = fieldsOf(shape, answer).flatMap((field) =>
    driftKinds
      .filter(({ fits }) => fits(field.shape, valueAt(answer, field)))
      // An entry of a list is broken or not there.
      .filter(({ name }) => typeof field.path.at(-1) !== 'number' || name !== 'missing')
      .map((kind) => ({ field, kind, name: `${field.path.join('.')}: ${kind.name}` })),
  )

  it('E1: is decoded unchanged if it is as described', () => {
    expect(original).toEqual({ data: answer, drifts: [] })
    expect(holdsPartial(original.data)).toBe(false)
  })

  it('E1: is decoded with an unknown field', () => {
    const payload = Array.isArray(answer) ? answer : { ...answer, extra: { unknown: true } }
    expect(decode(operation, payload)).toEqual(original)
  })

  it('E1: is decoded from the example of openapi.yaml, but not if its content has another type', () => {
    const example = examples.get(operation)
    expect(decode(operation, example).data).toBeDefined()
    const spoilt = Array.isArray(example) ? [{ billId: true }] : { ...Object(example), code: 42, body: true }
    expect(decode(operation, spoilt).data).toBeUndefined()
  })

  it.each([[42], [null], [{ code: 42 }], [['text']]])('E1: is not decoded from the JSON %j', (payload) =>
    expect(decode(operation, payload).data).toBeUndefined(),
  )

  it.each(cases)('E1: $name', ({ field, kind }) => {
    const { data, drifts } = decode(operation, withValueAt(answer, field, kind.write(valueAt(answer, field))))
    const isSame = JSON.stringify(data) === JSON.stringify(original.data)

    expect(data === undefined).toBe(mustFail(field, kind))
    if (kind.isLossless) expect(isSame).toBe(true)
    // A value that money or a decision depends on invalidates its parent, up to what is unknown then.
    else if (data !== undefined && field.isCritical && !isAbsent(kind))
      expect(holdsPartial(data) || holdsUnknown(data)).toBe(true)
    // The report contains no value of the customer.
    expect(JSON.stringify(drifts)).not.toMatch(/4711|UNHEARD_OF|perhaps|12,5|none/)
  })
})
