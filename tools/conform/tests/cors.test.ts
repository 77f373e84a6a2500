import { expect, it } from 'vitest'
import type { Fetch } from '../cors'
import { newSandbox, operationOf, run, verdictOf } from './command'

const seven = 'Authorization, Locale, X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId'
const portal = 'https://portal.test'
const args = ['--full', '--portal', portal]

/** A sandbox behind something that answers for CORS: the preflight, and then each call. */
function behind(preflight: Record<string, string> | number, answer: Record<string, string> = {}): Fetch {
  const { fetch } = newSandbox()
  return async (request) => {
    if (request.method === 'OPTIONS')
      return typeof preflight === 'number'
        ? new Response(null, { status: preflight })
        : new Response(null, { status: 204, headers: preflight })
    const response = await fetch(request)
    for (const [name, value] of Object.entries(answer)) response.headers.set(name, value)
    return response
  }
}
const leave = (origin: string, headers: string) => ({
  ...{ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Headers': headers },
})
const open = leave(portal, seven)
const other = leave('https://other.test', seven)
const anybody = { 'Access-Control-Allow-Origin': '*' }

it('sends one preflight for each operation, as browsers do', async () => {
  const preflights: Request[] = []
  const fetch = behind(open, anybody)
  const { exitCode, text } = await run({
    args,
    fetch(request) {
      if (request.method === 'OPTIONS') preflights.push(request)
      else expect(request.headers.get('Origin')).toBe('https://portal.test')
      return fetch(request)
    },
  })
  expect(exitCode).toBe(0)
  expect(text).toContain('CORS for the portal: 19 of 19 operations')
  expect(preflights).toHaveLength(19)
  const [login, me] = preflights
  expect(login?.headers.get('Access-Control-Request-Headers')).toBe('locale,x-request-id')
  expect(Object.fromEntries(me?.headers ?? [])).toEqual({
    origin: 'https://portal.test',
    'access-control-request-method': 'GET',
    'access-control-request-headers':
      'authorization,contractid,externaltvid,locale,logosoftid,subscriptionid,x-request-id',
  })
})

it.each<[string, Fetch, string]>([
  ['no answer to OPTIONS', behind(404, anybody), 'OPTIONS is answered with status 404 instead of 204.'],
  ['no header', behind({}, anybody), 'Access-Control-Allow-Origin is missing.'],
  [
    'another origin',
    behind(other, anybody),
    'Access-Control-Allow-Origin names another origin than the portal.',
  ],
  [
    'headers that are not allowed',
    behind(leave(portal, 'authorization, locale'), anybody),
    'Access-Control-Allow-Headers lacks X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId.',
  ],
  ['only a star', behind(leave(portal, '*'), anybody), 'Access-Control-Allow-Headers lacks Authorization.'],
  ['an answer without permission', behind(open), 'Access-Control-Allow-Origin is missing.'],
])('reports once what keeps the portal from calling: %s', async (_, fetch, fault) => {
  const { exitCode, text } = await run({ args, fetch })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/me')).toBe('cannot be used')
  expect(text).toMatch(/CORS for the portal: [01] of 19 operations\. /)
  expect(text.split(fault)).toHaveLength(2)
})

it.each([
  ['exposed', true, { ...anybody, 'Access-Control-Expose-Headers': 'ETag, date' }],
  ['exposed with all others', true, { ...anybody, 'Access-Control-Expose-Headers': '*' }],
  ['not exposed', false, anybody],
  ['no date', false, { ...anybody, 'Access-Control-Expose-Headers': 'Date', Date: 'yesterday' }],
])(
  'says in the terminal what to do about a Date that is %s, and lets the portal run',
  async (_, isRead, answer) => {
    const { exitCode, text } = await run({ args, fetch: behind(open, answer) })
    expect(exitCode).toBe(0)
    const [, met, all] = /Date: (\d+) of (\d+) answers/.exec(text) ?? []
    expect(met).toBe(isRead ? all : '0')
    expect(text.includes('`Access-Control-Expose-Headers: Date`')).toBe(!isRead)
  },
)

it('names the one operation that CORS keeps the portal from', async () => {
  const fetch = behind(open, anybody)
  const { text } = await run({
    args,
    fetch: async (request) =>
      request.url.endsWith('/api/bills') && request.method === 'OPTIONS'
        ? new Response(null, { status: 405 })
        : fetch(request),
  })
  expect(text).toContain('CORS for the portal: 18 of 19 operations**')
  expect(text).toContain(
    '- **CORS: OPTIONS is answered with status 405 instead of 204.**\n  → The page of bills',
  )
})

it('is not needed where portal and API have one origin, and not tested without a portal', async () => {
  const same = await run({ args: ['--portal', 'https://api.test'] })
  expect(same.text).toContain('not needed, as portal and API have one origin')
  const { fetch } = newSandbox()
  const without = await run({
    fetch(request) {
      expect(operationOf(request)).not.toMatch(/^OPTIONS/)
      return fetch(request)
    },
  })
  expect(without.text).toContain('not tested; --portal names the origin of the portal')
})
