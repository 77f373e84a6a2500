import { expect, it } from 'vitest'
import { operations } from '../operations'
import { type Answer, deviatingFetch, replaceFirst, run, verdictOf } from './command'

const returnUndefined = () => undefined
const invalidNumber = () => '12,5 or so'
const isoOf = (date: unknown) => String(date).split('.').reverse().join('-')
const asObject = (list: unknown) => ({ ...(list as unknown[]) })
const renameField = (from: string, to: string) => (bill: unknown) => {
  const { [from]: value, ...others } = bill as Record<string, unknown>
  return { ...others, [to]: value }
}
const strangeNames = (user: unknown) => ({
  ...(user as object),
  tax_class: 'A20',
  '436601000001': 1,
  'Lena Moser': 2,
  everyday: 3,
})

const page = () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } })
const redirect = () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } })
const resetConnection = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))

let languagesRead = 0
const anotherLanguage = () => (languagesRead++ % 2) + 1

const faultyFetch = deviatingFetch({
  'GET /api/me': {
    'body.user.contracts[].bindingEndDate': () => '31.02.2026',
    'body.user.contracts[].statusReason': () => 'Closed',
    'body.user.contracts': asObject,
    'body.user': strangeNames,
  },
  'POST /api/get-mvno-language': { 'body.languageId': anotherLanguage },
  'POST /api/mvno-notifications': () => new Response('Not found', { status: 404 }),
  'GET /api/voice-mail-state': { 'body.state': returnUndefined },
  'GET /api/notifications': () => Response.json({ code: 'LIST_FAILED_ARCHIVE' }, { status: 400 }),
  'GET /api/listing': {
    'body.listing[].price.value': invalidNumber,
    'body.listing[].date': () => '05.11.2026 14:05',
  },
  'GET /api/gdpr-status': () => new Response('{"code":'),
  'GET /api/gdpr': redirect,
  'GET /api/tariffs': { 'body.tariffs': () => 'none' },
  'GET /api/tv-tariffs': () => Response.json({ code: 'REQUEST_FAILED_NOT_FOUND' }, { status: 400 }),
  'POST /api/voucher-topup': () => Response.json({ code: 'VOUCHER_TOPUP_SUCCESS' }),
  'GET /api/support-request-types': { body: () => ({ types: [] }) },
  'GET /api/bills': {
    '[].remaining': replaceFirst('12,5'),
    '[].total.value': String,
    '[].referenceNumber': returnUndefined,
    '[]': renameField('forDate', 'for_date'),
  },
  'POST /api/download-pdf': { body: () => '%PDF-1.4' },
  'POST /api/password-reset': () => Response.json({ message: 'Nein' }, { status: 422 }),
  'GET /api/get-ppi': resetConnection,
})

/** The command skips the excluded operations and three writes whose reads fail; it finds problems in 16. */
const notCalled = operations.filter(({ use }) => use.kind === 'excluded').length + 3
const fitting = operations.length - notCalled - 16

/** Without the blank lines, which the guide shows. */
const sections = `
## POST /api/change-mvno-language: cannot be used
- **The command sent the old value, but the new value differs. Status 200. (mobile Prepaid)**
  → Customers cannot change the language of the number.
## POST /api/mvno-notifications: missing
- **The API answers as if it had no such operation. Status 404. (mobile Prepaid)**
  → Customers cannot switch the SMS notifications.
## GET /api/notifications: cannot be used
- **The API refuses it (LIST_FAILED_ARCHIVE). Status 400. (customer)**
  → Customers see no notifications.
## GET /api/listing: loses something (critical)
- **critical** \`body.listing[].price.value\`: an amount such as 12.50 expected, text found (mobile Prepaid, mobile Postpaid)
  → The portal also drops \`body.listing[].price\`. The page shows a dash for the price.
- **critical** \`body.listing[].date\`: a day of October 2026 expected, a day of November 2026 found (mobile Prepaid, mobile Postpaid)
  → The usage page shows November 2026 under “October 2026”, and its sums count it.
## GET /api/gdpr-status: cannot be used
- **The answer is not JSON. Status 200. (mobile Prepaid, mobile Postpaid, mobile Business, TV, internet)**
  → The portal never asks for consents.
## GET /api/gdpr: cannot be used
- **It redirects, and the portal follows no redirect. Status 302. (mobile Prepaid, mobile Postpaid, mobile Business, TV, internet)**
  → Customers cannot see or give consents.
## GET /api/tariffs: cannot be used
- **The portal cannot read the answer. Status 200. (mobile Prepaid, mobile Postpaid, mobile Business)**
- **critical** \`body.tariffs\`: list expected, text found (mobile Prepaid, mobile Postpaid, mobile Business)
  → The pages of tariffs and packages show an error.
## GET /api/tv-tariffs: missing
- **The API answers as if it had no such operation. Status 400. (TV)**
  → The page of TV packages shows an error.
## POST /api/voucher-topup: cannot be used
- **The API accepts it, but must refuse it. Status 200. (an invalid code)**
  → Customers cannot top up by voucher.
## GET /api/support-request-types: cannot be used
- **The portal cannot read the answer. Status 200. (customer)**
- **critical** \`body\`: object with supportRequestTypes expected, one without found (customer)
- never filled: \`body.supportRequestTypes\`
  → Customers cannot write to customer service.
- unknown, and ignored by the portal: \`body.types\`
## GET /api/bills: loses something (critical)
- **critical** \`[].remaining\`: an amount such as 12.50 expected, text found (mobile Postpaid)
  → Without it, the total of an unpaid bill counts as open. An unusable one is unknown.
- \`[].forDate\` is always missing, but the unknown \`[].for_date\` is similar
  → The bill has no date, and is not in the chart.
- repaired: \`[].total.value\`: an amount such as 12.50 expected, text found (mobile Postpaid, mobile Business, TV, internet)
- never filled: \`[].referenceNumber\`
  → Customers cannot pay the bill.
- unknown, and ignored by the portal: \`[].for_date\`
## POST /api/download-pdf: cannot be used
- **body is not a PDF in base64. Status 200. (a bill, the listing of a bill, the listing of a month)**
  → Customers cannot save bills and listings.
## POST /api/password-reset: cannot be used
- **The API refuses it without a code, which the portal needs. Status 422. (an unknown user name)**
  → Customers cannot request a new password.
## GET /api/get-ppi: cannot be used
- **No answer (ECONNRESET). (TV)**
  → The page of devices shows an error.
## GET /api/me: loses something
- \`body.user.contracts[].bindingEndDate\`: a date such as 05.03.2026 expected, text found (customer)
  → Its place stays empty.
- \`body.user.contracts[].statusReason\`: \`Active\` expected, never found
  → The menu shows no contract, or only the current one.
- repaired: \`body.user.contracts\`: list expected, object found (customer)
- never filled: \`body.user.contracts[].created_at\`
  → Its place stays empty.
- unknown, and ignored by the portal: \`body.user.tax_class\`, \`body.user.*\`
## GET /api/voice-mail-state: loses something
- \`body.state\`: a value expected, nothing found (mobile Prepaid, mobile Postpaid, mobile Business)
  → The portal shows it as unknown; customers can choose any value.
${operations.length} operations: fits ${fitting}, repaired 0, loses something 4, cannot be used 10, missing 2, not called ${notCalled}
`

it('the command reports every deviation with what customers miss, the worst first', async () => {
  const { text, exitCode } = await run({ fetch: faultyFetch, args: ['--full', '--write'] })
  const found = text.slice(text.indexOf('\n## ', text.indexOf('## The server') + 1))
  expect(found.replaceAll('\n\n', '\n')).toBe(sections.trimEnd())
  expect(exitCode).toBe(1)
  expect(text).toContain('**No: something important is unusable or missing.**')
})

it.each([
  ['repaired', 0, { '[].total.value': String, '[].forDate': isoOf }],
  ['fits', 0, { '[].dueDate': returnUndefined }],
  ['loses something', 0, { '[]': renameField('forDate', 'for_date') }],
  ['cannot be used', 1, { '[]': renameField('isBillPayed', 'isBillPaid') }],
])('the command judges bills as %s, and ends with %i', async (verdict, expectedCode, changes) => {
  const { text, exitCode } = await run({ fetch: deviatingFetch({ 'GET /api/bills': changes }) })
  expect(verdictOf(text, 'GET /api/bills')).toBe(verdict)
  expect(exitCode).toBe(expectedCode)
  if (verdict === 'cannot be used')
    expect(text).toContain('`[].isBillPayed` is always missing, but the unknown `[].isBillPaid` is similar')
})

it('the command names ambiguous numbers: in amounts they are unusable, in units the portal reads them', async () => {
  const thousand = () => '1.000'
  const { text, exitCode } = await run({
    fetch: deviatingFetch({
      'GET /api/bills': { '[].remaining': thousand },
      'GET /api/listing': { 'body.listing[].usedUnits': thousand },
    }),
  })
  expect(text).toContain(
    '**critical** `[].remaining`: an amount such as 12.50 expected, ambiguous text found',
  )
  expect(text).toContain(
    '- `body.listing[].usedUnits`: a text such as `1.235`, which may mean a thousand, is read with a decimal point',
  )
  expect(verdictOf(text, 'GET /api/listing')).toBe('loses something')
  expect(exitCode).toBe(1)
})

it('the command names dates that stand for no date, and a serialised object instead of a date', async () => {
  const serialised = { date: '2026-03-05 00:00:00.000000', timezone_type: 3, timezone: 'Europe/Vienna' }
  const { text } = await run({
    fetch: deviatingFetch({
      'GET /api/me': { 'body.user.contracts[].bindingEndDate': replaceFirst('1970-01-01 00:00:00') },
      'GET /api/bills': { '[].forDate': () => serialised },
    }),
  })
  expect(text).toContain(
    '- `body.user.contracts[].bindingEndDate`: a day such as 01.01.1970 or 31.12.9999 found, which programs write if they have none (customer)\n  → Customers see that day. Send `null` if there is no date.',
  )
  expect(text).toMatch(
    /- `\[\]\.forDate`: a date as text expected, a serialised `DateTime` object found: in PHP, send `\$date->format\('d\.m\.Y H:i'\)`/,
  )
  expect(text).not.toContain('2026-03-05')
})

it('the command reports a token that only one operation refuses: the portal ends the session', async () => {
  const refuse = () => Response.json({ code: 'REQUEST_FAILED_INVALID_TOKEN' }, { status: 401 })
  const page = () => new Response('<h1>401</h1>', { status: 401, headers: { 'content-type': 'text/html' } })
  for (const answer of [refuse, page]) {
    const { text, exitCode } = await run({ fetch: deviatingFetch({ 'GET /api/get-ppi': answer }) })
    expect(text).toContain(
      '- **The API refuses the token, and the portal ends the session. Status 401. (TV)**',
    )
    expect(exitCode).toBe(1)
  }
})

/** Deeper than a recursive reader can go. */
const deeplyNested = '['.repeat(20_000) + ']'.repeat(20_000)
const languageNames =
  '{"__proto__":1,"constructor":2,"body":{"toString":[],"user":{"contracts":{"__proto__":[]}}}}'

it.each<[string, Answer]>([
  ['a web page', page],
  ['very deep lists', () => new Response(`{"code":${deeplyNested},"body":${deeplyNested}}`)],
  ['a code that has no text', () => Response.json({ code: { toString: 1, valueOf: 1 } })],
  ['a server error without a code', () => Response.json({}, { status: 500 })],
  ['numbers for everything', () => Response.json({ code: 1, message: 2, body: 3 })],
  ['names of the language itself', () => new Response(languageNames)],
])('the command reports %s in words, at the login and after it', async (_, answer) => {
  const stack = /\n\s+at |undefined|\[object/
  const login = await run({ fetch: async () => answer() })
  expect(login.exitCode).toBe(2)
  expect(login.text).toMatch(/^(The login returned no token|https:\/\/api\.test: The answer is a web page)/)
  expect(login.text).not.toMatch(stack)

  const names = operations.map(({ name }) => name).filter((one) => !/password-login|GET \/api\/me$/.test(one))
  const fetch = deviatingFetch(Object.fromEntries(names.map((operation) => [operation, answer])))
  const { exitCode, text } = await run({ fetch, args: ['--full', '--write'] })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/bills')).toBe('cannot be used')
  expect(text).not.toMatch(stack)
})
