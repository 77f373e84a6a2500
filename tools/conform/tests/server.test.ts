import { expect, it } from 'vitest'
import { operations } from '../operations'
import type { Fetch } from '../send'
import { newSandbox, run, verdictOf } from './command'

const portal = 'https://portal.test'
const args = ['--full', '--portal', portal]
const names = 'Authorization, Locale, X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId'
const anyOrigin = { 'Access-Control-Allow-Origin': '*' }
const allowOrigin = (origin: string, headers = names) =>
  new Response(null, {
    status: 204,
    headers: { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': headers },
  })

/** A sandbox behind something that answers for CORS: the preflight, and then each call. */
function sandboxWithCors(
  preflight: (request: Request) => Response,
  answer: Record<string, string> = anyOrigin,
): Fetch {
  const { fetch } = newSandbox()
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request)
    expect(request.headers.get('Origin')).toBe(portal)
    const response = await fetch(request)
    for (const [name, value] of Object.entries(answer)) response.headers.set(name, value)
    return response
  }
}

it('the command sends one preflight for each operation, as browsers do, and names the one that the API does not allow', async () => {
  const preflights: Request[] = []
  const fetch = sandboxWithCors((request) => {
    preflights.push(request)
    return request.url.endsWith('/api/bills') ? new Response(null, { status: 405 }) : allowOrigin(portal)
  })
  const { text } = await run({ args, fetch })
  expect(preflights).toHaveLength(
    operations.filter(({ use }) => ['signsIn', 'reads'].includes(use.kind)).length,
  )
  const [login, me] = preflights
  expect(login?.headers.get('Access-Control-Request-Headers')).toBe('locale,x-request-id')
  expect(Object.fromEntries(me?.headers ?? [])).toEqual({
    origin: portal,
    'access-control-request-method': 'GET',
    'access-control-request-headers':
      'authorization,contractid,externaltvid,locale,logosoftid,subscriptionid,x-request-id',
  })
  expect(text.match(/CORS.*/g)).toEqual([
    expect.stringMatching(/^CORS: OPTIONS .* 405 instead of 204\.\*\* \d+ of \d+ calls: `GET \/api\/bills`$/),
  ])
})

const emptyResponse = (status: number) => new Response(null, { status })

it.each<[problem: string, Fetch]>([
  ['OPTIONS returns status 404 instead of 204.', sandboxWithCors(() => emptyResponse(404))],
  ['Access-Control-Allow-Origin is missing.', sandboxWithCors(() => emptyResponse(204))],
  ['Access-Control-Allow-Origin is missing.', sandboxWithCors(() => allowOrigin(portal), {})],
  [
    'Access-Control-Allow-Origin does not name the portal.',
    sandboxWithCors(() => allowOrigin('https://a.test')),
  ],
  [
    'Access-Control-Allow-Headers lacks X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId.',
    sandboxWithCors(() => allowOrigin(portal, 'authorization, locale')),
  ],
  [
    'Access-Control-Allow-Origin has several values.',
    sandboxWithCors(() => allowOrigin(portal), { 'Access-Control-Allow-Origin': `*, ${portal}` }),
  ],
  ['Access-Control-Allow-Headers lacks Authorization.', sandboxWithCors(() => allowOrigin(portal, '*'))],
])('the command reports once what blocks the calls of the portal: %s', async (problem, fetch) => {
  const { exitCode, text } = await run({ args, fetch })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/me')).toBe('cannot be used')
  expect(text.split(`- **CORS: ${problem}**`)).toHaveLength(2)
})

it.each<[isRead: boolean, answer: Record<string, string>]>([
  [true, { 'Access-Control-Expose-Headers': 'ETag, date' }],
  [true, { 'Access-Control-Expose-Headers': 'Date, Retry-After' }],
  [false, {}],
  [false, { 'Access-Control-Expose-Headers': 'Date', Date: 'yesterday' }],
])('the portal can read Date: %s, with the headers %j, and can run', async (isRead, answer) => {
  const fetch = sandboxWithCors(() => allowOrigin(portal), { ...anyOrigin, ...answer })
  const { exitCode, text } = await run({ args, fetch })
  expect(exitCode).toBe(0)
  expect(text).not.toContain('CORS')
  expect(text.includes('- **`Date` is missing, sent twice or not exposed.')).toBe(!isRead)
  const exposesWait = answer['Access-Control-Expose-Headers']?.includes('Retry-After') ?? false
  expect(text.includes('- **`Retry-After` is not exposed.')).toBe(!exposesWait)
})

it('the command sends no preflight without a portal or to its own origin, and reports an API without https, unless it is local', async () => {
  const { fetch, requests } = newSandbox()
  const isInsecure = '- **https is missing.'
  for (const [options, expectedText, isSecure] of [
    [['--portal', 'https://api.test'], 'CORS is not needed: portal and API share an origin.', true],
    [[], 'CORS was not tested: set --portal to the origin of the portal.', true],
    [['--origin', 'http://localhost'], 'CORS was not tested', true],
    [['--origin', 'http://api.test'], isInsecure, false],
  ] as const) {
    const { text } = await run({ fetch, args: [...options] })
    expect(text).toContain(expectedText)
    expect(text.includes(isInsecure)).toBe(!isSecure)
  }
  expect(requests.filter(({ method }) => method === 'OPTIONS')).toEqual([])
})
