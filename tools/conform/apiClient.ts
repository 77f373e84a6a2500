import { createQuerySerializer } from 'openapi-fetch'
import { createAnswerDecoder } from '../../src/api/decoding/decodeAnswer'
import type { Drift } from '../../src/api/decoding/drift'
import type { Contract } from '../../src/api/types'
import { decodePdf } from '../../src/lib/saveFile'
import { type Contents, contentsOf } from './fields'
import { type Operation, type OperationId, operationOf } from './operations'
import type { Options } from './options'
import { type Answer, type Fetch, preflightProblems, send } from './send'
import { createCustomerValues, printableCode, valueAt } from './values'

export interface Parameters {
  path?: Record<string, string>
  query?: Record<string, string>
  form?: Record<string, string>
}

/** The expected kind of answer. */
type Expected = 'accepted' | 'refused' | 'either'

interface CallOptions extends Parameters {
  /** The subject of the call, for the report: `mobile Prepaid`. */
  label: string
  contract?: Contract | null
  expected?: Expected
}

/** A call and its result. `data` and the code may hold values of the customer. */
export interface Call extends Answer, Pick<CallOptions, 'label' | 'query'> {
  operation: Operation
  contract: Contract | null
  /** The answer as the portal reads it; `undefined` if the portal cannot use it. */
  data: unknown
  /** Why the portal cannot use it. */
  problems: string[]
  drifts: Drift[]
  refusalCode: string | null
  refusesToken: boolean
  /** Whether the answer says that the thing does not exist. */
  isMissing: boolean
  /** `null` for a refusal. */
  contents: Contents | null
  /** The number of usable entries in each list. */
  usableCounts: Contents['entries']
}

type DecodedAnswer = ReturnType<ReturnType<typeof createAnswerDecoder>>

function problemsOf(
  { id }: Operation,
  { readProblem }: Answer,
  decoded: DecodedAnswer,
  expected: Expected,
): string[] {
  if (decoded.refusesToken) return ['The API refuses the token, and the portal ends the session.']
  if (readProblem) return [readProblem]
  if (decoded.refusal) {
    if (expected === 'accepted') return [`The API refuses it (${printableCode(decoded.refusal.code)}).`]
    return decoded.refusal.code === '' ? ['The API refuses it without a code, which the portal needs.'] : []
  }
  if (decoded.data === undefined) return ['The portal cannot read the answer.']
  if (expected === 'refused') return ['The API accepts it, but must refuse it.']
  const isPdf = id !== 'downloadPdf' || decodePdf(String(valueAt(decoded.data, 'body'))) !== null
  return isPdf ? [] : ['body is not a PDF in base64.']
}

/** A bare list may come in the envelope of all other answers. */
function contentOf({ answer: { shape } }: Operation, json: unknown): unknown {
  const isBareList = typeof shape === 'object' && 'list' in shape
  const isEnveloped = typeof json === 'object' && json !== null && !Array.isArray(json) && 'body' in json
  return isBareList && isEnveloped ? json.body : json
}

const serializeQuery = createQuerySerializer()

function addressOf(origin: string, path: string, { path: fields = {}, query }: Parameters): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''))
  return `${origin}${filled}${query ? `?${serializeQuery(query)}` : ''}`
}

export type ApiClient = ReturnType<typeof createApiClient>

/** Calls a provider, and keeps all calls so far. */
export function createApiClient({ origin, portal, credentials }: Options, fetch: Fetch) {
  const all: Call[] = []
  const preflights = new Map<OperationId, Promise<string[]>>()
  const skipReasons = new Map<OperationId, string>()
  const values = createCustomerValues()
  values.record(credentials)
  let token: string | null = null

  /** One preflight for each operation. */
  function preflight({ id, method, isAnonymous }: Operation, url: string): Promise<string[]> {
    if (portal === null || portal === new URL(origin).origin) return Promise.resolve([])
    const problems = preflights.get(id) ?? preflightProblems(fetch, { url, method, portal, isAnonymous })
    preflights.set(id, problems)
    return problems
  }

  return {
    /** Sends a call, reads the answer as the portal does, and records every problem and drift. */
    async call(id: OperationId, { label, contract = null, expected = 'accepted', ...inputs }: CallOptions) {
      const operation = operationOf(id)
      const url = addressOf(origin, operation.path, inputs)
      const caller = { token: operation.isAnonymous ? null : token, locale: 'de', contract }
      const { method } = operation
      const answer = await send(fetch, { method, url, caller, portal, form: inputs.form })
      const { json, status } = answer
      values.record(json)

      const drifts: Drift[] = []
      const decodeAnswer = createAnswerDecoder((drift) => drifts.push(drift))
      const decoded = decodeAnswer(operation.name, {
        json,
        status: status ?? 0,
        hasToken: caller.token !== null,
      })
      const problems = problemsOf(operation, answer, decoded, expected)
      const contents = (content: unknown) => contentsOf(operation.answer, content, values.printableName)
      const call: Call = {
        ...answer,
        operation,
        label,
        contract,
        query: inputs.query,
        drifts,
        problems,
        corsProblems: [...new Set([...(await preflight(operation, url)), ...answer.corsProblems])],
        data: problems.length === 0 ? decoded.data : undefined,
        refusalCode: decoded.refusal?.code ?? null,
        refusesToken: decoded.refusesToken,
        isMissing: status === 404 || /(^|_)NOT_?FOUND$/i.test(decoded.refusal?.code ?? ''),
        contents: decoded.refusal ? null : contents(contentOf(operation, json)),
        usableCounts: contents(decoded.data).entries,
      }
      all.push(call)
      return call
    },
    signIn(newToken: string) {
      token = newToken
      values.record(newToken)
    },
    /** All calls so far, oldest first. */
    all: all as readonly Call[],
    calls: (id: OperationId) => all.filter(({ operation }) => operation.id === id),
    /** Notes why an operation is not called. */
    skip: (id: OperationId, reason: string) => void skipReasons.set(id, reason),
    skipReason: (id: OperationId) => skipReasons.get(id),
  }
}
