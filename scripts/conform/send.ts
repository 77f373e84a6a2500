import { createCallId } from '../../src/api/callId'
import { formBody } from '../../src/api/formBody'
import { type Caller, callHeaders } from '../../src/api/headers'
import { clockAhead } from '../../src/api/reading/clockAhead'

export type Fetch = (request: Request) => Promise<Response>

/** After so many seconds the portal gives a read up. */
const PATIENCE = 20

export interface Sending {
  method: 'GET' | 'POST'
  url: string
  caller: Caller
  form?: Record<string, string>
  /** The origin of the portal, if it is known. */
  portal: string | null
}

/** What came back, before anybody judges it. */
export interface Heard {
  /** `null` where nothing came back at all. */
  status: number | null
  milliseconds: number
  /** `application/json`; empty where none is told. */
  mediaType: string
  /** Whether browsers are told not to keep the answer. */
  isNotKept: boolean
  /** Whether the portal can read from the answer what time it is. */
  tellsTime: boolean
  response: Response | null
  /** What keeps the portal from reading it. */
  fault: string | null
  /** The JSON; `undefined` where there is none. */
  said: unknown
  /** Why no connection came about, as the system calls it: `ECONNREFUSED`. */
  systemCode: string
}

/** Sends a call as the portal does, once. Never throws: that nothing comes back is a result, too. */
export async function send(fetch: Fetch, sending: Sending): Promise<Heard> {
  const begin = performance.now()
  const nothing = {
    status: null,
    mediaType: '',
    isNotKept: false,
    tellsTime: false,
    response: null,
    said: undefined,
  }
  try {
    const response = await fetch(requestOf(sending))
    const text = await response.text()
    const mediaType = mediaTypeOf(response)
    return {
      status: response.status,
      milliseconds: Math.round(performance.now() - begin),
      mediaType,
      isNotKept: /\bno-store\b/i.test(response.headers.get('Cache-Control') ?? ''),
      tellsTime: tellsTime(response, sending.portal),
      response,
      systemCode: '',
      ...contentOf(response, text, mediaType),
    }
  } catch (error) {
    const milliseconds = Math.round(performance.now() - begin)
    return { ...nothing, milliseconds, fault: faultOf(error), systemCode: systemCodeOf(error) }
  }
}

const requestOf = ({ method, url, caller, form, portal }: Sending) =>
  new Request(url, {
    method,
    headers: {
      Accept: 'application/json',
      ...callHeaders(caller, createCallId()),
      ...(portal && { Origin: portal }),
    },
    body: form && formBody(form),
    // The portal follows none; here it is looked at.
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE * 1000),
  })

/** A browser hands this header to a portal of another origin only if it is told to. */
function tellsTime({ headers }: Response, foreignPortal: string | null): boolean {
  const exposed = (headers.get('Access-Control-Expose-Headers') ?? '').split(',').map((one) => one.trim())
  const isShown = foreignPortal === null || exposed.some((one) => /^(date|\*)$/i.test(one))
  return isShown && clockAhead(headers.get('Date'), Date.now()) !== undefined
}

/** The type alone, and only if it looks like one. */
function mediaTypeOf(response: Response): string {
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
  return /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim().toLowerCase() : ''
}

/** The content as the portal's client takes it: a failure may be no JSON, anything else must be. */
function contentOf(response: Response, text: string, mediaType: string): Pick<Heard, 'fault' | 'said'> {
  if ([301, 302, 303, 307, 308].includes(response.status))
    return { fault: 'It redirects, and the portal follows no redirect.', said: undefined }
  if (text === '') return { fault: null, said: undefined }
  try {
    return { fault: null, said: JSON.parse(text) }
  } catch {
    const what = mediaType === 'text/html' ? 'a web page' : 'no JSON'
    return { fault: `The answer is ${what}.`, said: undefined }
  }
}

function systemCodeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^[A-Z_]+$/.test(code) ? code : ''
}

/** In words of our own: the message of an error may hold the value of a header. */
function faultOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `No answer within ${PATIENCE} seconds, after which the portal gives up.`
  const code = systemCodeOf(error)
  return code ? `No answer (${code}).` : 'No answer: the connection broke, or the call could not be sent.'
}
