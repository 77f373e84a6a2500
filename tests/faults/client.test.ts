import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { operations } from '../client/testApi'
import { type Met, meet, type Told } from './meet'
import { type Count, tableLine } from './tally'
import { startWire, type WireFaultName, wireFaults } from './wire'

interface Expected {
  told: Told
  /** The code of a refusal. */
  code?: string
  /** How often a call is sent that may be repeated, if not once. */
  attempts?: number
  /** Nobody is there to be reached. */
  unreached?: true
}

const refusedToken = { told: 'refused', code: 'REQUEST_FAILED_INVALID_TOKEN' } as const
const unreadable = { told: 'unreadable' } as const

const matrix: Record<WireFaultName, Expected> = {
  'offline before': { told: 'unreachable', attempts: 3, unreached: true },
  'dropped after sending': { told: 'unreachable', attempts: 3 },
  'time-out': { told: 'given up' },
  '500 JSON': { told: 'refused', code: 'REQUEST_FAILED_SERVER_ERROR' },
  '502 HTML': { told: 'unreadable', attempts: 3 },
  'empty body': unreadable,
  'truncated JSON': unreadable,
  'broken off in the middle': unreadable,
  '200 with the wrong shape': unreadable,
  'unknown code': { told: 'refused', code: 'SOMETHING_FAILED_UNHEARD_OF' },
  'token refused with 200': refusedToken,
  'token refused with 401': refusedToken,
  '429': unreadable,
  slow: { told: 'answered' },
}

/** A document is a text, as which a number can be read: that it is no document is found, and told, by its flow. */
const isReadAsText = (fault: WireFaultName, id: OperationId) =>
  fault === '200 with the wrong shape' && id === 'downloadPdf'

/** What may change something, or is answered once, is never repeated. */
const mayRepeat = ({ id, method }: (typeof operations)[number]) =>
  method === 'GET' && id !== 'getTransactionStatus'

const told: readonly string[] = ['answered', 'refused', 'unreachable', 'unreadable', 'given up']

function* mishapsOf(met: Met, expected: Expected, repeats: boolean): Generator<Count> {
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
    const expected: Expected = isReadAsText(fault, id) ? { told: 'answered' } : matrix[fault]
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
      refusedTokens: expected === refusedToken ? [true] : [],
    })
  })
})
