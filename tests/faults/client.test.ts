import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { operations } from '../client/testApi'
import { type Heard, heardOf, refusedToken } from './heard'
import { type Met, meet } from './meet'
import { type Count, tableLine } from './tally'
import { startWire, type WireFaultName, wireFaults } from './wire'

/** What may change something, or is answered once, is never repeated. */
const mayRepeat = ({ id, method }: (typeof operations)[number]) =>
  method === 'GET' && id !== 'getTransactionStatus'

const told: readonly string[] = ['answered', 'refused', 'unreachable', 'unreadable', 'given up']

function* mishapsOf(met: Met, expected: Heard, repeats: boolean): Generator<Count> {
  if (!told.includes(met.told)) yield 'crashes'
  if (met.pending.at(-1) !== 0) yield 'stuck overlays'
  if (met.reached > 1 && !repeats) yield 'doubled charges'
  if (met.told === 'answered' && expected.told === 'given up') yield 'stale writes'
  if (met.told === 'answered' && expected.told !== 'answered') yield 'untold faults'
}

let cases = 0
const mishaps: Count[] = []
afterAll(() => console.info(tableLine('at the client', cases, mishaps)))

describe.each(Object.keys(wireFaults) as WireFaultName[])('%s', (fault) => {
  const results = new Map<OperationId, Met>()

  beforeAll(async () => {
    const wire = await startWire(wireFaults[fault])
    await Promise.all(operations.map(async ({ id }) => results.set(id, await meet(wire, id, fault))))
    wire.close()
  })

  it.each(operations)('E1 S4: $id', (operation) => {
    const { id } = operation
    const expected = heardOf(fault, id)
    const met = results.get(id) as Met
    const attempts = mayRepeat(operation) ? (expected.attempts ?? 1) : 1
    cases++
    mishaps.push(...mishapsOf(met, expected, mayRepeat(operation)))
    expect(met).toEqual({
      told: expected.told,
      code: expected.code,
      readAsSaid: expected.told === 'answered' ? true : undefined,
      pending: [1, 0],
      sent: attempts,
      reached: expected.unreached ? 0 : attempts,
      refusedTokens: expected.code === refusedToken.code ? [true] : [],
    })
  })
})
