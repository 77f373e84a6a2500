import { clockOffset } from '../../src/api/decoding/decodeAnswer'
import { formBody } from '../../src/api/formBody'
import type { Caller } from '../../src/api/headers'
import { browserHeaders } from './browserHeaders'
import { type Content, readContent } from './content'

export type Fetch = (request: Request) => Promise<Response>

/** The portal's timeout for a read, in seconds. */
const TIMEOUT_SECONDS = 20

interface ApiCall {
  method: 'GET' | 'POST'
  url: string
  caller: Caller
  form?: Record<string, string>
  /** The origin of the portal, if the command knows it. */
  portal: string | null
}

/** The raw answer, before any check. */
export interface Answer extends Content {
  /** `null` if no response arrived. */
  status: number | null
  milliseconds: number
  /** What the portal needs in every answer, but this one lacks. */
  serverProblems: string[]
  /** The CORS problems that keep the answer from the portal. */
  corsProblems: string[]
}

/** Rejects when the time is over. Node may wait for the end of a broken body, whatever the signal of the request. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Sends a call as the portal in a browser does, once. Never throws: no answer is a result, too. */
export async function send(fetch: Fetch, { method, url, caller, form, portal }: ApiCall): Promise<Answer> {
  const startTime = performance.now()
  const elapsed = () => Math.round(performance.now() - startTime)
  // Calls to its own origin need no permission.
  const otherOrigin = portal === new URL(url).origin ? null : portal
  try {
    const headers = browserHeaders({ caller, method, form, portal, isCrossOrigin: otherOrigin !== null })
    const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
    const body = form && formBody(form)
    const options = { redirect: 'manual', cache: 'no-store', credentials: 'omit', signal } as const
    const answer = fetch(new Request(url, { method, headers, body, ...options })).then(async (response) => ({
      response,
      content: await readContent(response),
    }))
    const { response, content } = await Promise.race([answer, rejectOnAbort(signal)])
    return {
      ...content,
      status: response.status,
      milliseconds: elapsed(),
      serverProblems: serverProblemsOf(response, url, otherOrigin, elapsed()),
      corsProblems: otherOrigin ? originProblems(response, otherOrigin) : [],
    }
  } catch (error) {
    return {
      status: null,
      milliseconds: elapsed(),
      isWebPage: false,
      serverProblems: [],
      corsProblems: [],
      readProblem: problemOf(error),
    }
  }
}

/** In words of our own: the message of an error may hold the value of a header. */
function problemOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `No answer within ${TIMEOUT_SECONDS} seconds, after which the portal gives up.`
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z_]+$/.test(code)
    ? `No answer (${code}).`
    : 'No answer: the connection broke, or the call could not be sent.'
}

const listOf = ({ headers }: Response, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

function serverProblemsOf(response: Response, url: string, portal: string | null, milliseconds: number) {
  const { headers } = response
  const { protocol, hostname } = new URL(url)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
  const exposed = listOf(response, 'Access-Control-Expose-Headers')
  // A browser hands these headers to a portal of another origin only if the server exposes it.
  const canReadDate = portal === null || exposed.includes('date') || exposed.includes('*')
  const canReadWait = portal === null || exposed.includes('retry-after') || exposed.includes('*')
  const hasDate = canReadDate && clockOffset(headers.get('Date'), Date.now()) !== undefined
  const isStorable = !/\bno-store\b/i.test(headers.get('Cache-Control') ?? '')
  const problems = {
    '`Cache-Control: no-store` is missing. A browser may show one customer’s data to the next.': isStorable,
    '`Date` is missing, sent twice or not exposed. A customer with a wrong clock sees wrong months.':
      !hasDate,
    '`Retry-After` is not exposed. If you limit SMS codes, customers do not learn how long to wait.':
      !canReadWait,
    'https is missing. A portal on https cannot call the API.': protocol === 'http:' && !isLocal,
    'It takes more than 4 seconds. The portal shows a slow message.': milliseconds > 4_000,
  }
  return Object.entries(problems).flatMap(([text, isLacking]) => (isLacking ? [text] : []))
}

function originProblems({ headers }: Response, portal: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === portal) return []
  // Two servers in a row may both send it.
  const problem = allowed?.includes(',') ? 'has several values' : 'does not name the portal'
  return [`CORS: Access-Control-Allow-Origin ${allowed ? problem : 'is missing'}.`]
}

/** Every header that a call of the portal may carry and that a browser asks permission for. */
const anonymousHeaders = ['Locale', 'X-Request-Id']
const sessionHeaders = ['SubscriptionId', 'externalTvId', 'LogosoftId', 'ContractId']

interface Preflight extends Record<'url' | 'method' | 'portal', string> {
  isAnonymous: boolean
}

/** Sends a preflight as a browser does before each call to another origin, and returns what would fail. */
export async function preflightProblems(
  fetch: Fetch,
  { url, method, portal, isAnonymous }: Preflight,
): Promise<string[]> {
  const names = isAnonymous ? anonymousHeaders : ['Authorization', ...anonymousHeaders, ...sessionHeaders]
  const requestedHeaders = names.map((name) => name.toLowerCase()).sort()
  const headers = {
    Origin: portal,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': requestedHeaders.join(','),
  }
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
  try {
    const response = await fetch(new Request(url, { method: 'OPTIONS', headers, redirect: 'manual', signal }))
    await response.body?.cancel()
    if (!response.ok) return [`CORS: OPTIONS returns status ${response.status} instead of 204.`]
    const allowed = listOf(response, 'Access-Control-Allow-Headers')
    // A star stands for every header but this one.
    const isAllowed = (name: string) =>
      allowed.includes(name.toLowerCase()) || (allowed.includes('*') && name !== 'Authorization')
    const refused = names.filter((name) => !isAllowed(name)).join(', ')
    return [
      ...originProblems(response, portal),
      ...(refused ? [`CORS: Access-Control-Allow-Headers lacks ${refused}.`] : []),
    ]
  } catch {
    return ['CORS: OPTIONS gets no answer.']
  }
}
