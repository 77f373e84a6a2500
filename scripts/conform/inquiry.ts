import type { OperationId } from '../../sandbox/document'
import type { Contract } from '../../src/api/types'
import { createCustomerValues } from './customerValues'
import { type Expected, type Judged, judge } from './judge'
import type { Options } from './options'
import { type DescribedOperation, describedOperation, nameOf } from './plans'
import { originFault, preflightFaults } from './preflight'
import { type Fetch, type Heard, send } from './send'

export interface Parameters {
  path?: Record<string, string>
  query?: Record<string, string>
  form?: Record<string, string>
}

export interface Asking extends Parameters {
  /** What the call is about, for the report: `mobile Prepaid`. */
  about: string
  contract?: Contract | null
  expected?: Expected
}

/** One call and what became of it. */
export interface Asked extends Judged {
  about: string
  contract: Contract | null
  heard: Heard
}

/** What has been asked so far, and by whom. */
export interface Inquiry {
  ask(id: OperationId, asking: Asking): Promise<Asked>
  signIn(token: string): void
  /** The calls of an operation, oldest first. */
  asked(id: OperationId): Asked[]
  /** What keeps a browser from calling an operation; `null` where nobody looked. */
  corsFaults(id: OperationId): string[] | null
  /** Why an operation was not asked. */
  skip(id: OperationId, why: string): void
  skipped(id: OperationId): string | null
}

function addressOf(origin: string, path: string, { path: fields = {}, query }: Parameters): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''))
  return `${origin}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
}

export function createInquiry(
  { origin, portal, credentials }: Options,
  fetch: Fetch,
  onAsk: (operation: string) => void,
): Inquiry {
  const calls = new Map<OperationId, Asked[]>()
  const cors = new Map<OperationId, Set<string>>()
  const reasons = new Map<OperationId, string>()
  const values = createCustomerValues()
  values.learn(credentials)
  let token: string | null = null
  // Calls to its own origin need no leave.
  const foreignPortal = portal === new URL(origin).origin ? null : portal

  /** Asks for leave once an operation, and looks at every answer. */
  async function lookAtCors(
    { id, method, isAnonymous }: DescribedOperation,
    url: string,
    { response }: Heard,
  ) {
    if (!foreignPortal) return
    const call = { url, method, portal: foreignPortal, isAnonymous }
    const faults = cors.get(id) ?? new Set(await preflightFaults(fetch, call))
    for (const fault of response ? originFault(response, foreignPortal) : []) faults.add(fault)
    cors.set(id, faults)
  }

  return {
    async ask(id, { about, contract = null, expected = 'accepted', ...parameters }) {
      const operation = describedOperation(id)
      const { method, path, isAnonymous } = operation
      onAsk(nameOf(operation))
      const url = addressOf(origin, path, parameters)
      const caller = { token: isAnonymous ? null : token, locale: 'de', contract }
      const heard = await send(fetch, { method, url, caller, portal: foreignPortal, form: parameters.form })
      await lookAtCors(operation, url, heard)
      values.learn(heard.said)
      const judged = judge(operation, heard, { expected, nameField: values.fieldName })
      const asked: Asked = { ...judged, about, contract, heard }
      calls.set(id, [...(calls.get(id) ?? []), asked])
      return asked
    },
    signIn(given) {
      token = given
      values.learn(given)
    },
    asked: (id) => calls.get(id) ?? [],
    corsFaults: (id) => {
      const faults = cors.get(id)
      return faults ? [...faults] : null
    },
    skip: (id, why) => void reasons.set(id, why),
    skipped: (id) => reasons.get(id) ?? null,
  }
}
