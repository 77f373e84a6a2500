import { describe, expect, it } from 'vitest'
import { createForeignProvider, foreignAccounts } from '../../../tests/foreign/provider'
import { operations } from '../operations'
import type { Fetch } from '../send'
import {
  answering,
  type Changes,
  changing,
  login,
  newSandbox,
  now,
  once,
  operationOf,
  run,
  verdictOf,
} from './command'

const nothing = () => undefined
const noNumber = () => '12,5 or so'
const isoOf = (date: unknown) => String(date).split('.').reverse().join('-')
const asObject = (list: unknown) => ({ ...(list as unknown[]) })
const renamed = (from: string, to: string) => (bill: unknown) => {
  const { [from]: value, ...others } = bill as Record<string, unknown>
  return { ...others, [to]: value }
}
const strangeNames = (user: unknown) => ({
  ...{ ...(user as object), tax_class: 'A20' },
  ...{ '436601000001': 1, 'Lena Moser': 2, everyday: 3 },
})

type Answer = () => Response | Promise<Response>
const page = (status: number) =>
  new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } })
const redirect = () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } })
const cut = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))

const isUnfit = (verdict: string) => /critical|cannot be used|missing/.test(verdict)

/** What the sandbox answers otherwise to an operation; the verdict, and what the report says of it. */
it.each<[operation: string, Changes | Answer, verdict: string, ...said: (string | RegExp)[]]>([
  [
    'GET /api/bills',
    { '[].total.value': String, '[].forDate': isoOf },
    'repaired',
    ...[
      'fits 25, repaired 1, loses something 0',
      '- repaired: `[].total.value`: number expected, text found',
    ],
  ],
  [
    'GET /api/me',
    { 'body.user.contracts': asObject },
    'repaired',
    '`body.user.contracts`: list expected, object found',
  ],
  [
    'GET /api/me',
    { 'body.user.contracts[].bindingEndDate': () => '31.02.2026' },
    'loses something',
    /- `body.user.contracts\[\].bindingEndDate`: .*\n {2}→ Its place stays empty\./,
  ],
  [
    'GET /api/bills',
    { '[].remaining': once('12,5') },
    'loses something (critical)',
    '- **critical** `[].remaining`: number expected, text found',
    '→ It takes along the whole entry. This bill is not shown, and its amount is in no sum.',
    '- the list: 7 of 8 entries can be used (mobile Postpaid)',
    '**No: something cannot be used, or is lost that matters.**',
  ],
  [
    'GET /api/listing',
    { 'body.listing[].price.value': noNumber },
    'loses something (critical)',
    '→ It takes along `body.listing[].price`. A dash is shown for the price.',
  ],
  [
    'GET /api/tariffs',
    { 'body.tariffs': () => 'none' },
    'cannot be used',
    /`body.tariffs`: list expected, text found .*\n {2}→ The pages of tariffs and packages show an error\./,
  ],
  [
    'GET /api/support-request-types',
    { body: () => ({ types: [] }) },
    'cannot be used',
    '`body`: object with supportRequestTypes expected, one without found (customer)',
  ],
  [
    'GET /api/bills',
    { '[].referenceNumber': nothing },
    'fits',
    /- never filled: `\[\].referenceNumber`\n {2}→ The bill cannot be paid\./,
  ],
  [
    'GET /api/bills',
    { '[]': renamed('isBillPayed', 'isBillPaid') },
    'cannot be used',
    '- **critical** `[].isBillPayed`: boolean expected, nothing found',
    '- `[].isBillPayed` never came, but the unknown `[].isBillPaid` looks like it',
  ],
  [
    'GET /api/bills',
    { '[]': renamed('forDate', 'for_date') },
    'loses something',
    /- `\[\].forDate` never came, .* `\[\].for_date` looks like it\n.*→ The bill has no date/,
  ],
  [
    'GET /api/voice-mail-state',
    { 'body.state': nothing },
    'loses something',
    'The portal says that nobody knows it; any value can be chosen.',
  ],
  [
    'GET /api/me',
    { 'body.user.contracts[].statusReason': () => 'Closed' },
    'loses something',
    'The menu shows no contract',
  ],
  ['GET /api/me', { 'body.user': strangeNames }, 'fits', '`body.user.tax_class`, `body.user.*`\n'],
  [
    'GET /api/bills',
    () => Response.json({ code: 'BILLS_FAILED_ARCHIVE' }, { status: 400 }),
    'cannot be used',
    '- **It is refused (BILLS_FAILED_ARCHIVE). Status 400. (mobile Prepaid, mobile Postpaid',
  ],
  [
    'GET /api/tariffs',
    () => page(502),
    'cannot be used',
    '- **The answer is a web page. Status 502. (mobile',
  ],
  [
    'GET /api/gdpr',
    redirect,
    'cannot be used',
    '- **It redirects, and the portal follows no redirect. Status 302.',
  ],
  ['GET /api/get-ppi', cut, 'cannot be used', '- **No answer (ECONNRESET). (TV)'],
  [
    'POST /api/voucher-topup',
    () => Response.json({ code: 'VOUCHER_TOPUP_SUCCESS' }),
    'cannot be used',
    '- **It is accepted, and must be refused. Status 200. (a code that is none)',
  ],
  [
    'POST /api/voucher-topup',
    () => Response.json({ message: 'Nein' }, { status: 422 }),
    'cannot be used',
    '- **It is refused without a code, and the portal goes by codes. Status 422.',
  ],
  [
    'POST /api/voucher-topup',
    () => new Response('Not found', { status: 404 }),
    'missing',
    'It is answered as if the API had no such operation.',
  ],
  [
    'GET /api/tv-tariffs',
    () => Response.json({ code: 'REQUEST_FAILED_NOT_FOUND' }, { status: 400 }),
    'missing',
    'It is answered as if the API had no such operation.',
  ],
])('reports a deviation of %s', async (operation, deviation, verdict, ...said) => {
  const { text, exitCode } = await run({
    args: ['--full', '--write'],
    fetch: (typeof deviation === 'function' ? answering : changing)({
      [operation]: deviation as Changes & Answer,
    }),
  })
  expect(verdictOf(text, operation)).toBe(verdict)
  for (const words of said) expect(text).toMatch(words)
  expect(exitCode).toBe(isUnfit(verdict) ? 1 : 0)
  expect(text).not.toContain('elsewhere')
})

it('reports a listing that ignores its period, with the months that appear under another', async () => {
  const sandbox = newSandbox()
  const { text, exitCode } = await run({
    fetch(request) {
      const url = new URL(request.url)
      if (operationOf(request) === 'GET /api/listing') {
        url.searchParams.set('startDate', '01.11.2026')
        url.searchParams.set('endDate', '30.11.2026')
      }
      return sandbox.fetch(new Request(url, request))
    },
  })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/listing')).toBe('loses something (critical)')
  expect(text).toContain('a day of October 2026 expected, a day of November 2026 found')
  expect(text).toContain('→ The usage page shows November 2026 under “October 2026”, and its sums count it.')
})

it('reports a setting that is another one after it was set to what it was', async () => {
  const { fetch } = newSandbox()
  let isSet = false
  const { text, exitCode } = await run({
    args: ['--write'],
    async fetch(request) {
      if (operationOf(request) === 'POST /api/voice-mail-state') isSet = true
      const isRead = operationOf(request) === 'GET /api/voice-mail-state'
      return isRead && isSet ? Response.json({ body: { state: 'SUSPENDED' } }) : fetch(request)
    },
  })
  expect(exitCode).toBe(1)
  expect(text).toContain('- **It was set to the value that it had, and has another one now.')
})

it('takes a document that is no PDF in base64 for none', async () => {
  const { username, password } = foreignAccounts.petra
  const { fetch } = createForeignProvider({ now, pdfForm: 'bare' })
  const { text, exitCode } = await run({ fetch, environment: login(username, password) })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'POST /api/download-pdf')).toBe('cannot be used')
})

/** Deeper than a recursive reader can go. */
const deep = '['.repeat(20_000) + ']'.repeat(20_000)

it.each<[string, Answer]>([
  ['a web page', () => page(200)],
  ['an empty text', () => new Response('')],
  ['very deep lists', () => new Response(`{"code":${deep},"body":${deep}}`)],
  ['a code that cannot be made a text', () => Response.json({ code: { toString: 1, valueOf: 1 } })],
  ['null', () => Response.json(null)],
  ['half an answer', () => new Response('{"code":"GET_')],
  ['a server error without a code', () => Response.json({}, { status: 500 })],
  ['numbers for everything', () => Response.json({ code: 1, message: 2, body: 3 })],
  [
    'names of the language itself',
    () =>
      new Response(
        '{"__proto__":1,"constructor":2,"body":{"toString":[],"user":{"contracts":{"__proto__":[]}}}}',
      ),
  ],
])('reports %s in words, at the login and after it', async (_, answer) => {
  const stack = /\n\s+at |undefined|\[object/
  const login = await run({ fetch: async () => answer() })
  expect(login.exitCode).toBe(2)
  expect(login.text).toMatch(/^(The login brought no token|https:\/\/api\.test answers with a web page)/)
  expect(login.text).not.toMatch(stack)

  const names = operations.map(({ name }) => name).filter((one) => !/password-login|GET \/api\/me$/.test(one))
  const fetch = answering(Object.fromEntries(names.map((operation) => [operation, answer])))
  const { exitCode, text } = await run({ fetch, args: ['--full', '--write'] })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/bills')).toBe('cannot be used')
  expect(text).not.toMatch(stack)
})

describe('with --portal', () => {
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
  function behind(
    preflight: (request: Request) => Response,
    answer: Record<string, string> = anybody,
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

  it.each<[fault: string, Fetch]>([
    [
      'OPTIONS is answered with status 404 instead of 204.',
      behind(() => new Response(null, { status: 404 })),
    ],
    ['Access-Control-Allow-Origin is missing.', behind(() => new Response(null, { status: 204 }))],
    [
      'Access-Control-Allow-Origin names another origin than the portal.',
      behind(() => allowing('https://other.test')),
    ],
    [
      'Access-Control-Allow-Headers lacks X-Request-Id, SubscriptionId, externalTvId, LogosoftId, ContractId.',
      behind(() => allowing(portal, 'authorization, locale')),
    ],
    ['Access-Control-Allow-Headers lacks Authorization.', behind(() => allowing(portal, '*'))],
    ['Access-Control-Allow-Origin is missing.', behind(() => allowing(portal), {})],
  ])('reports once what keeps the portal from calling: %s', async (fault, fetch) => {
    const { exitCode, text } = await run({ args, fetch })
    expect(exitCode).toBe(1)
    expect(verdictOf(text, 'GET /api/me')).toBe('cannot be used')
    expect(text.split(`- **CORS: ${fault}**`)).toHaveLength(2)
  })

  it('names the one operation that CORS keeps the portal from', async () => {
    const refusing = ({ url }: Request) =>
      url.endsWith('/api/bills') ? new Response(null, { status: 405 }) : allowing(portal)
    const { text } = await run({ args, fetch: behind(refusing) })
    expect(text).toMatch(
      /- \*\*CORS: OPTIONS .* 405 instead of 204\.\*\* \d+ of \d+ answers: `GET \/api\/bills`\n/,
    )
  })

  it.each([
    ['exposed', true, { 'Access-Control-Expose-Headers': 'ETag, date' }],
    ['exposed with all others', true, { 'Access-Control-Expose-Headers': '*' }],
    ['not exposed', false, {}],
    ['no date', false, { 'Access-Control-Expose-Headers': 'Date', Date: 'yesterday' }],
  ])('reports a Date that is %s, and lets the portal run', async (_, isRead, answer) => {
    const { exitCode, text } = await run({
      args,
      fetch: behind(() => allowing(portal), { ...anybody, ...answer }),
    })
    expect(exitCode).toBe(0)
    expect(text.includes('- **`Date` is missing')).toBe(!isRead)
  })

  it('CORS is not needed where portal and API have one origin, and not tested without a portal', async () => {
    const { fetch, requests } = newSandbox()
    const same = await run({ fetch, args: ['--portal', 'https://api.test'] })
    expect(same.text).toContain('CORS is not needed: portal and API have one origin.')
    const { text } = await run({ fetch })
    expect(text).toContain('CORS was not tested: --portal names the origin of the portal.')
    expect(requests.filter(({ method }) => method === 'OPTIONS')).toEqual([])
  })
})
