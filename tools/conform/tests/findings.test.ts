import { expect, it } from 'vitest'
import { createForeignProvider, foreignAccounts } from '../../../tests/foreign/provider'
import { operations } from '../operations'
import { type Answer, deviating, login, newSandbox, now, once, operationOf, run, verdictOf } from './command'

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

const page = (status: number) =>
  new Response('<h1>Hello</h1>', { status, headers: { 'content-type': 'text/html' } })
const redirect = () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } })
const cut = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))

const fetchOfAll = deviating({
  'GET /api/me': {
    'body.user.contracts[].bindingEndDate': () => '31.02.2026',
    'body.user.contracts[].statusReason': () => 'Closed',
    'body.user.contracts': asObject,
    'body.user': strangeNames,
  },
  'GET /api/voice-mail-state': { 'body.state': nothing },
  'GET /api/listing': { 'body.listing[].price.value': noNumber },
  'GET /api/gdpr': redirect,
  'GET /api/tariffs': { 'body.tariffs': () => 'none' },
  'GET /api/internet-tariff/{productId}': () => page(502),
  'GET /api/tv-tariffs': () => Response.json({ code: 'REQUEST_FAILED_NOT_FOUND' }, { status: 400 }),
  'POST /api/voucher-topup': () => new Response('Not found', { status: 404 }),
  'GET /api/support-request-types': { body: () => ({ types: [] }) },
  'GET /api/bills': {
    '[].remaining': once('12,5'),
    '[].total.value': String,
    '[].referenceNumber': nothing,
    '[]': renamed('forDate', 'for_date'),
  },
  'POST /api/download-pdf': () => Response.json({ code: 'PDF_FAILED_ARCHIVE' }, { status: 400 }),
  'GET /api/get-ppi': cut,
})

const sections = `
## GET /api/listing: loses something (critical)

- **critical** \`body.listing[].price.value\`: number expected, text found (mobile Prepaid, mobile Postpaid)
  → It takes along \`body.listing[].price\`. A dash is shown for the price.

## GET /api/gdpr: cannot be used

- **It redirects, and the portal follows no redirect. Status 302. (mobile Prepaid, mobile Postpaid, mobile Business, TV, internet)**
  → Consents cannot be seen or given.

## GET /api/tariffs: cannot be used

- **The portal cannot read the answer. Status 200. (mobile Prepaid, mobile Postpaid, mobile Business)**
- **critical** \`body.tariffs\`: list expected, text found (mobile Prepaid, mobile Postpaid, mobile Business)
  → The pages of tariffs and packages show an error.

## GET /api/internet-tariff/{productId}: cannot be used

- **The answer is a web page. Status 502. (internet)**
  → The home of an internet contract shows an error.

## GET /api/tv-tariffs: missing

- **It is answered as if the API had no such operation. Status 400. (TV)**
  → The page of TV packages shows an error.

## POST /api/voucher-topup: missing

- **It is answered as if the API had no such operation. Status 404. (a code that is none)**
  → Nobody can top up by voucher.

## GET /api/support-request-types: cannot be used

- **The portal cannot read the answer. Status 200. (customer)**
- **critical** \`body\`: object with supportRequestTypes expected, one without found (customer)
- never filled: \`body.supportRequestTypes\`
  → Nobody can write to customer service.
- unknown, and not read by the portal: \`body.types\`

## GET /api/bills: loses something (critical)

- **critical** \`[].remaining\`: number expected, text found (mobile Postpaid)
  → It takes along the whole entry. This bill is not shown, and its amount is in no sum.
- the list: 7 of 8 entries can be used (mobile Postpaid)
  → This bill is not shown, and its amount is in no sum.
- \`[].forDate\` never came, but the unknown \`[].for_date\` looks like it
  → The bill has no date, and is not in the chart.
- repaired: \`[].total.value\`: number expected, text found (mobile Postpaid, mobile Business, TV, internet)
- never filled: \`[].referenceNumber\`
  → The bill cannot be paid.
- unknown, and not read by the portal: \`[].for_date\`

## POST /api/download-pdf: cannot be used

- **It is refused (PDF_FAILED_ARCHIVE). Status 400. (a bill, the listing of a bill, the listing of a month)**
  → No bill and no listing can be saved.

## GET /api/get-ppi: cannot be used

- **No answer (ECONNRESET). (TV)**
  → The page of devices shows an error.

## GET /api/me: loses something

- \`body.user.contracts[].bindingEndDate\`: a date such as 05.03.2026 expected, text found (customer)
  → Its place stays empty.
- \`body.user.contracts[].statusReason\`: \`Active\` expected, never found
  → The menu shows no contract, or the current one alone.
- repaired: \`body.user.contracts\`: list expected, object found (customer)
- never filled: \`body.user.contracts[].created_at\`
  → Its place stays empty.
- unknown, and not read by the portal: \`body.user.tax_class\`, \`body.user.*\`

## GET /api/voice-mail-state: loses something

- \`body.state\`: a value expected, nothing found (mobile Prepaid, mobile Postpaid, mobile Business)
  → The portal says that nobody knows it; any value can be chosen.

39 operations: fits 12, repaired 0, loses something 4, cannot be used 6, missing 2, not asked 15
`

it('reports every deviation with what customers miss, the worst first', async () => {
  const { text, exitCode } = await run({ fetch: fetchOfAll, args: ['--full', '--write'] })
  expect(text.slice(text.indexOf('\n## ', text.indexOf('## The server') + 1))).toBe(sections.trimEnd())
  expect(exitCode).toBe(1)
  expect(text).toContain('**No: something cannot be used, or is lost that matters.**')
})

it.each<[said: string, Answer]>([
  [
    'It is accepted, and must be refused. Status 200. (a code that is none)',
    () => Response.json({ code: 'VOUCHER_TOPUP_SUCCESS' }),
  ],
  [
    'It is refused without a code, and the portal goes by codes. Status 422.',
    () => Response.json({ message: 'Nein' }, { status: 422 }),
  ],
])('reports a voucher that is not refused as it should be: %s', async (said, answer) => {
  const fetch = deviating({ 'POST /api/voucher-topup': answer })
  const { text, exitCode } = await run({ fetch, args: ['--write'] })
  expect(exitCode).toBe(1)
  expect(text).toContain(`- **${said}`)
})

it.each([
  ['repaired', 0, { '[].total.value': String, '[].forDate': isoOf }],
  ['loses something', 0, { '[]': renamed('forDate', 'for_date') }],
  ['loses something (critical)', 1, { '[].remaining': once('12,5') }],
  ['cannot be used', 1, { '[]': renamed('isBillPayed', 'isBillPaid') }],
])('bills are judged: %s, and the command ends with %i', async (verdict, expectedCode, changes) => {
  const { text, exitCode } = await run({ fetch: deviating({ 'GET /api/bills': changes }) })
  expect(verdictOf(text, 'GET /api/bills')).toBe(verdict)
  expect(exitCode).toBe(expectedCode)
  if (verdict === 'cannot be used')
    expect(text).toContain('`[].isBillPayed` never came, but the unknown `[].isBillPaid` looks like it')
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
  ['very deep lists', () => new Response(`{"code":${deep},"body":${deep}}`)],
  ['a code that cannot be made a text', () => Response.json({ code: { toString: 1, valueOf: 1 } })],
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
  const fetch = deviating(Object.fromEntries(names.map((operation) => [operation, answer])))
  const { exitCode, text } = await run({ fetch, args: ['--full', '--write'] })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/bills')).toBe('cannot be used')
  expect(text).not.toMatch(stack)
})
