import { createCallId } from '../../src/api/callId'
import { type Caller, callHeaders } from '../../src/api/headers'

/** Headers of every call of a browser. Node has others, and some servers refuse programs that are no browser. */
const COMMON_HEADERS = {
  'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8',
  'Sec-Fetch-Dest': 'empty',
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
}

interface HeaderOptions {
  caller: Caller
  method: 'GET' | 'POST'
  form: Record<string, string> | undefined
  /** The origin of the portal, if known. */
  portal: string | null
  isCrossOrigin: boolean
}

/** The headers of a call, their names spelled as browsers spell them over HTTP/1.1. */
export const browserHeaders = ({ caller, method, form, portal, isCrossOrigin }: HeaderOptions) => ({
  ...COMMON_HEADERS,
  ...callHeaders(caller, createCallId()),
  ...(form && { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
  // To its own origin, a browser names the portal only with a change.
  ...(portal && (isCrossOrigin || method === 'POST') && { Origin: portal }),
})
