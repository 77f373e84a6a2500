import type { Contract } from '../../src/api/types'
import { type Fetch, preflightFaults } from './cors'
import { createCustomerValues } from './customerValues'
import { type Expected, type Judgement, judge } from './judge'
import { type Operation, type OperationId, operationOf } from './operations'
import type { Options } from './options'
import { type Answer, send } from './send'

export interface Parameters {
  path?: Record<string, string>
  query?: Record<string, string>
  form?: Record<string, string>
}

export interface Question extends Parameters {
  /** What the call is about, for the report: `mobile Prepaid`. */
  about: string
  contract?: Contract | null
  expected?: Expected
}

/** One call, and what came of it. */
export interface Call extends Answer, Judgement, Pick<Question, 'about' | 'query'> {
  contract: Contract | null
}

function addressOf(origin: string, path: string, { path: fields = {}, query }: Parameters): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''))
  return `${origin}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
}

export type Inquiry = ReturnType<typeof createInquiry>

/** Asks a provider, and keeps what has been asked so far. */
export function createInquiry(
  { origin, portal: portalOrigin, credentials }: Options,
  fetch: Fetch,
  onAsk: (operation: string) => void,
) {
  const calls = new Map<OperationId, Call[]>()
  // What keeps a browser from calling an operation, of those that were tested.
  const corsFaults = new Map<OperationId, Set<string>>()
  const reasons = new Map<OperationId, string>()
  const values = createCustomerValues()
  values.learn(credentials)
  let token: string | null = null
  // Calls to its own origin need no permission.
  const portal = portalOrigin === new URL(origin).origin ? null : portalOrigin

  /** Sends one preflight for each operation, and tests every answer. */
  async function testCors({ id, method, isAnonymous }: Operation, url: string, answer: Answer) {
    if (!portal) return
    const faults =
      corsFaults.get(id) ?? new Set(await preflightFaults(fetch, { url, method, portal, isAnonymous }))
    for (const fault of answer.originFaults) faults.add(fault)
    corsFaults.set(id, faults)
  }

  return {
    corsFaults,
    async ask(id: OperationId, { about, contract = null, expected = 'accepted', ...parameters }: Question) {
      const operation = operationOf(id)
      const { method, path, isAnonymous, name } = operation
      onAsk(name)
      const url = addressOf(origin, path, parameters)
      const caller = { token: isAnonymous ? null : token, locale: 'de', contract }
      const answer = await send(fetch, { method, url, caller, portal, form: parameters.form })
      await testCors(operation, url, answer)
      values.learn(answer.json)
      const judgement = judge(operation, answer, expected, values.printableName)
      const call: Call = { ...answer, ...judgement, about, contract, query: parameters.query }
      calls.set(id, [...(calls.get(id) ?? []), call])
      return call
    },
    signIn(given: string) {
      token = given
      values.learn(given)
    },
    /** The calls of an operation, oldest first. */
    calls: (id: OperationId): readonly Call[] => calls.get(id) ?? [],
    /** Notes why an operation is not called. */
    skip: (id: OperationId, why: string) => void reasons.set(id, why),
    skipped: (id: OperationId) => reasons.get(id) ?? null,
  }
}
