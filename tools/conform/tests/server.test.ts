import { expect, it } from 'vitest'
import type { Fetch } from '../send'
import { newSandbox, run, verdictOf } from './command'

const portal = 'https://portal.test'
const args = ['--full', '--portal', portal]
const headers = 'Authorization, Locale, X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId'
const anybody = { 'Access-Control-Allow-Origin': '*' }
const allowing = (origin: string, names = headers) =>
  new Response(null, {
    status: 204,
    headers: { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': names },
  })

/** A sandbox behind something that answers for CORS: the preflight, and then each call. */
function behind(preflight: (request: Request) => Response, answer: Record<string, string> = anybody): Fetch {
  const { fetch } = newSandbox()
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request)
    expect(request.headers.get('Origin')).toBe(portal)
    const response = await fetch(request)
    for (const [name, value] of Object.entries(answer)) response.headers.set(name, value)
    return response
  }
}

it('sends one preflight for each operation, as browsers do', async () => {
  const preflights: Request[] = []
  const fetch = behind((request) => {
    preflights.push(request)
    return allowing(portal)
  })
  const { exitCode, text } = await run({ args, fetch })
  expect(exitCode).toBe(0)
  expect(text).not.toContain('CORS')
  expect(preflights).toHaveLength(19)
  const [login, me] = preflights
  expect(login?.headers.get('Access-Control-Request-Headers')).toBe('locale,x-request-id')
  expect(Object.fromEntries(me?.headers ?? [])).toEqual({
    origin: portal,
    'access-control-request-method': 'GET',
    'access-control-request-headers':
      'authorization,contractid,externaltvid,locale,logosoftid,subscriptionid,x-request-id',
  })
})

const empty = (status: number) => new Response(null, { status })

it.each<[fault: string, Fetch]>([
  ['OPTIONS is answered with status 404 instead of 204.', behind(() => empty(404))],
  ['Access-Control-Allow-Origin is missing.', behind(() => empty(204))],
  ['Access-Control-Allow-Origin is missing.', behind(() => allowing(portal), {})],
  [
    'Access-Control-Allow-Origin names another origin than the portal.',
    behind(() => allowing('https://a.test')),
  ],
  [
    'Access-Control-Allow-Headers lacks X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId.',
    behind(() => allowing(portal, 'authorization, locale')),
  ],
  ['Access-Control-Allow-Headers lacks Authorization.', behind(() => allowing(portal, '*'))],
])('reports once what keeps the portal from calling: %s', async (fault, fetch) => {
  const { exitCode, text } = await run({ args, fetch })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/me')).toBe('cannot be used')
  expect(text.split(`- **CORS: ${fault}**`)).toHaveLength(2)
})

it('names the one operation that CORS keeps the portal from', async () => {
  const fetch = behind(({ url }) => (url.endsWith('/api/bills') ? empty(405) : allowing(portal)))
  const { text } = await run({ args, fetch })
  expect(text).toMatch(
    /- \*\*CORS: OPTIONS .* 405 instead of 204\.\*\* \d+ of \d+ calls: `GET \/api\/bills`\n/,
  )
})

it.each([
  ['exposed', true, { 'Access-Control-Expose-Headers': 'ETag, date' }],
  ['not exposed', false, {}],
  ['no date', false, { 'Access-Control-Expose-Headers': 'Date', Date: 'yesterday' }],
])('reports a Date that is %s, and lets the portal run', async (_, isRead, answer) => {
  const { exitCode, text } = await run({
    args,
    fetch: behind(() => allowing(portal), { ...anybody, ...answer }),
  })
  expect(exitCode).toBe(0)
  expect(text.includes('- **`Date` is missing or not exposed.')).toBe(!isRead)
})

it('CORS is not needed where portal and API have one origin, and not tested without a portal', async () => {
  const { fetch, requests } = newSandbox()
  const same = await run({ fetch, args: ['--portal', 'https://api.test'] })
  expect(same.text).toContain('CORS is not needed: portal and API have one origin.')
  const { text } = await run({ fetch })
  expect(text).toContain('CORS was not tested: --portal names the origin of the portal.')
  expect(requests.filter(({ method }) => method === 'OPTIONS')).toEqual([])
})

it('reports an API without https, unless it is on this computer', async () => {
  for (const [host, count] of [
    ['api.test', 1],
    ['localhost', 0],
  ] as const) {
    const { text } = await run({ args: ['--origin', `http://${host}`] })
    expect(text.split('- **https is missing.')).toHaveLength(count + 1)
  }
})
