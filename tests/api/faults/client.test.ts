import { setTimeout as pass } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../../sandbox/document'
import { CallFailed } from '../../../src/api/failure'
import { toOutcome } from '../../../src/api/outcome'
import { caseOf, mobile } from '../cases'
import { createTestApi, newSandbox, operations, signIn } from '../testApi'
import {
  type ConnectionFaultName,
  connectionFaults,
  expectedResult,
  type FaultyConnection,
  refusedToken,
  startFaultyConnection,
} from './faultyConnection'

/** Calls that may change something, or that are answered once, are never retried. */
const mayRepeat = ({ id, method }: (typeof operations)[number]) =>
  method === 'GET' && id !== 'getTransactionStatus'

/** The failure that a flow receives; no flow expects any other error. */
function failureOf(error: unknown): string {
  if (error instanceof CallFailed) return error.reason
  return (error as Error).name === 'AbortError' ? 'timed out' : String(error)
}

/** Calls an operation over a real connection with a fault. The caller gives up without an answer. */
async function meet(connection: FaultyConnection, id: OperationId, fault: ConnectionFaultName) {
  const sandbox = newSandbox()
  const token = await signIn(sandbox.fetch)
  const { contract = mobile, ...params } = await caseOf(id, sandbox)
  const countBefore = sandbox.requests.length
  const requestCount = () => sandbox.requests.length - countBefore
  const broken = connectionFaults[fault].sandbox
  if (broken) sandbox.faults.set({ operationId: id, ...broken })

  const { call, onTokenRefused, sent, api } = createTestApi(
    fetch,
    { token, contract },
    connection.connect(id, sandbox),
  )
  const leaving = new AbortController()
  const settled = toOutcome(call(id, params, leaving.signal)).then(
    ({ accepted, code }) => (accepted ? { outcome: 'answered' } : { outcome: 'refused', code }),
    (error: unknown) => ({ outcome: failureOf(error) }),
  )
  const pendingAtOnce = api.pending.count()
  if (fault === 'time-out') {
    while (requestCount() === 0) await pass(5)
    leaving.abort()
  }
  return {
    ...(await settled),
    pending: [pendingAtOnce, api.pending.count()],
    sent: sent.length,
    reached: requestCount(),
    /** For each reported refusal of a token, whether it is the token of the call. */
    refusedTokens: onTokenRefused.mock.calls.map(([refused]) => refused === token),
  }
}

describe.each(Object.keys(connectionFaults) as ConnectionFaultName[])('%s', (fault) => {
  const results = new Map<OperationId, Awaited<ReturnType<typeof meet>>>()

  beforeAll(async () => {
    const connection = await startFaultyConnection(connectionFaults[fault])
    await Promise.all(operations.map(async ({ id }) => results.set(id, await meet(connection, id, fault))))
    connection.close()
  })

  it.each(operations)('E1 S4: $id', (operation) => {
    const expected = expectedResult(fault, operation.id)
    const { attempts = 1, closed } = connectionFaults[fault]
    const sent = mayRepeat(operation) ? attempts : 1
    expect(results.get(operation.id)).toEqual({
      ...expected,
      pending: [1, 0],
      sent,
      reached: closed ? 0 : sent,
      refusedTokens: expected === refusedToken ? [true] : [],
    })
  })
})
