import { setTimeout as pass } from 'node:timers/promises'
import { expect } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { CallFailed } from '../../src/api/failure'
import { toOutcome } from '../../src/api/outcome'
import { caseOf, mobile } from '../client/cases'
import { createTestApi, newSandbox, signIn } from '../client/testApi'
import { type Wire, type WireFaultName, wireFaults } from './wire'

/** What a flow hears of a call: an answer, a refusal, or why there is neither. */
export type Told = 'answered' | 'refused' | 'unreachable' | 'unreadable' | 'given up'

/** What came of a call that met a fault. */
export interface Met {
  /** A `Told`; anything else is an error that no flow expects. */
  told: string
  /** That of a refusal. */
  code?: string | undefined
  /** Whether the flow is given what the provider has said; not asked where it was given nothing. */
  readAsSaid?: boolean | undefined
  /** How many calls were under way at once, and in the end. */
  pending: number[]
  sent: number
  reached: number
  /** For each refused token that was told of, whether it is that of the call. */
  refusedTokens: boolean[]
}

function toldBy(error: unknown): string {
  if (error instanceof CallFailed) return error.reason
  return (error as Error).name === 'AbortError' ? 'given up' : String(error)
}

/** Calls an operation over a real line that has a fault; whom nobody answers is given up. */
export async function meet(wire: Wire, id: OperationId, fault: WireFaultName): Promise<Met> {
  const sandbox = newSandbox()
  const token = await signIn(sandbox.fetch)
  const asked = await caseOf(id, sandbox)
  const before = sandbox.requests.length
  const reached = () => sandbox.requests.length - before
  const broken = wireFaults[fault].sandbox
  if (broken) sandbox.faults.set({ operationId: id, ...broken })

  let heard: Response | undefined
  const listen = async (request: Request) => {
    const answer = await fetch(request)
    heard = answer.clone()
    return answer
  }
  const who = { token, contract: asked.contract ?? mobile }
  const { call, onTokenRefused, sent, api } = createTestApi(listen, who, wire.lead(id, sandbox))
  /** Whether this is what the client makes of the same answer without a line in between. */
  async function isAsSaid(data: unknown): Promise<boolean> {
    const { call } = createTestApi(async () => heard as Response, who)
    expect(await toOutcome(call(id, asked))).toMatchObject({ accepted: true, data })
    return true
  }

  const leaving = new AbortController()
  const settled = toOutcome(call(id, asked, leaving.signal)).then(
    async (answer) =>
      answer.accepted
        ? { told: 'answered', readAsSaid: await isAsSaid(answer.data) }
        : { told: 'refused', code: answer.code },
    (error: unknown) => ({ told: toldBy(error) }),
  )
  const pendingAtOnce = api.pending.count()
  if (fault === 'time-out') {
    while (reached() === 0) await pass(5)
    leaving.abort()
  }
  return {
    ...(await settled),
    pending: [pendingAtOnce, api.pending.count()],
    sent: sent.length,
    reached: reached(),
    refusedTokens: onTokenRefused.mock.calls.map(([refused]) => refused === token),
  }
}
