import { createCallId } from '../../src/api/callId'
import { formBody } from '../../src/api/formBody'
import { type Caller, callHeaders } from '../../src/api/headers'
import { clockAhead } from '../../src/api/reading/clockAhead'
import { type Fetch, listOf, originFaults } from './cors'

/** After so many seconds the portal gives up a read. */
const TIMEOUT = 20

interface Sending {
  method: 'GET' | 'POST'
  url: string
  caller: Caller
  form?: Record<string, string>
  /** The origin of the portal, if it is another one than that of the API. */
  portal: string | null
}

/** What came back, before anybody judges it. */
export interface Answer {
  /** `null` where nothing came back at all. */
  status: number | null
  milliseconds: number
  /** `application/json`; empty where there is none. */
  mediaType: string
  /** Whether browsers must not cache the answer. */
  isNotKept: boolean
  /** Whether the portal can read from the answer what time it is. */
  tellsTime: boolean
  /** What keeps a browser from handing the answer to the portal. */
  originFaults: string[]
  /** What keeps the portal from reading it. */
  sendFault: string | null
  json?: unknown
  /** Why no connection came about, as the system calls it: `ECONNREFUSED`. */
  systemCode: string
}

/** Sends a call as the portal does, once. Never throws: no answer is a result, too. */
export async function send(fetch: Fetch, { method, url, caller, form, portal }: Sending): Promise<Answer> {
  const begin = performance.now()
  const elapsed = () => Math.round(performance.now() - begin)
  try {
    const headers = {
      Accept: 'application/json',
      ...callHeaders(caller, createCallId()),
      ...(portal && { Origin: portal }),
    }
    const signal = AbortSignal.timeout(TIMEOUT * 1000)
    const body = form && formBody(form)
    // The portal follows no redirect; the report names it.
    const response = await fetch(new Request(url, { method, headers, body, redirect: 'manual', signal }))
    const text = await response.text()
    const mediaType = mediaTypeOf(response)
    return {
      ...{ status: response.status, milliseconds: elapsed(), mediaType, systemCode: '' },
      isNotKept: /\bno-store\b/i.test(response.headers.get('Cache-Control') ?? ''),
      tellsTime: tellsTime(response, portal),
      originFaults: portal ? originFaults(response, portal) : [],
      ...contentOf(response, text, mediaType),
    }
  } catch (error) {
    const systemCode = systemCodeOf(error)
    return {
      ...{ status: null, milliseconds: elapsed(), mediaType: '', isNotKept: false, tellsTime: false },
      ...{ originFaults: [], sendFault: faultOf(error, systemCode), systemCode },
    }
  }
}

/** A browser hands this header to a portal of another origin only if the server exposes it. */
function tellsTime(response: Response, portal: string | null): boolean {
  const exposed = listOf(response, 'Access-Control-Expose-Headers')
  const isExposed = portal === null || exposed.includes('date') || exposed.includes('*')
  return isExposed && clockAhead(response.headers.get('Date'), Date.now()) !== undefined
}

/** The type alone, and only if it looks like one. */
function mediaTypeOf(response: Response): string {
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
  return /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim().toLowerCase() : ''
}

/** The content as the portal's client reads it: an answer without text is fine, anything else must be JSON. */
function contentOf({ status }: Response, text: string, mediaType: string) {
  if ([301, 302, 303, 307, 308].includes(status))
    return { sendFault: 'It redirects, and the portal follows no redirect.' }
  try {
    return { sendFault: null, json: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return { sendFault: `The answer is ${mediaType === 'text/html' ? 'a web page' : 'no JSON'}.` }
  }
}

function systemCodeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z_]+$/.test(code) ? code : ''
}

/** In words of our own: the message of an error may hold the value of a header. */
function faultOf(error: unknown, systemCode: string): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `No answer within ${TIMEOUT} seconds, after which the portal gives up.`
  return systemCode
    ? `No answer (${systemCode}).`
    : 'No answer: the connection broke, or the call could not be sent.'
}
