import { expect, it } from 'vitest'
import { answering, changing, newSandbox, once, operationOf, run, verdictOf } from './command'

const noNumber = () => '12,5 or so'
const nothing = () => undefined
const isoOf = (date: unknown) => String(date).split('.').reverse().join('-')
const asObject = (list: unknown) => ({ ...(list as unknown[]) })
const renamed = (from: string, to: string) => (bill: unknown) => {
  const { [from]: value, ...others } = bill as Record<string, unknown>
  return { ...others, [to]: value }
}

type Changes = Parameters<typeof changing>[0]

/** What the sandbox writes otherwise; the exit code, verdicts by operation, and what the report says of it. */
const cases: [
  title: string,
  Changes,
  exitCode: number,
  verdicts: Record<string, string>,
  ...said: (string | RegExp)[],
][] = [
  [
    'what is repaired, and that nothing is lost by it',
    {
      'GET /api/bills': { '[].total.value': String, '[].forDate': isoOf },
      'GET /api/me': { 'body.user.contracts': asObject },
    },
    0,
    { 'GET /api/bills': 'repaired' },
    'fits 17, repaired 2, loses something 0',
    '`[].total.value`: number expected, text found',
    '`body.user.contracts`: list expected, object found',
  ],
  [
    'what a customer misses where something is left out',
    { 'GET /api/me': { 'body.user.contracts[].bindingEndDate': () => '31.02.2026' } },
    0,
    { 'GET /api/me': 'loses something' },
    /- `body.user.contracts\[\].bindingEndDate`: .*\n {2}→ Its place stays empty\./,
  ],
  [
    'a bill that is left out because money hangs on its amount',
    { 'GET /api/bills': { '[].remaining': once('12,5') } },
    1,
    { 'GET /api/bills': 'loses something (critical)' },
    '- **critical** `[].remaining`: number expected, text found',
    '→ It takes along the whole entry. This bill is not shown, and its amount is in no sum.',
    '23 of 24 entries can be used',
    '**No: something cannot be used, or is lost that matters.**',
  ],
  [
    'a price of which only the price is lost',
    { 'GET /api/listing': { 'body.listing[].price.value': noNumber } },
    1,
    { 'GET /api/listing': 'loses something (critical)' },
    '→ It takes along `body.listing[].price`. A dash is shown for the price.',
  ],
  [
    'an answer that cannot be used',
    { 'GET /api/tariffs': { 'body.tariffs': () => 'none' } },
    1,
    { 'GET /api/tariffs': 'cannot be used' },
    '`body.tariffs`: list expected, text found',
    '→ The pages of tariffs and packages show an error.',
  ],
  [
    'what an object needs where none of it is there',
    { 'GET /api/support-request-types': { body: () => ({ types: [] }) } },
    1,
    {},
    '`body`: object with supportRequestTypes expected, one without found (customer)',
  ],
  [
    'fields that never come, with what the portal does without them',
    { 'GET /api/bills': { '[].referenceNumber': nothing } },
    0,
    {},
    /never filled: `\[\].referenceNumber`\s*→ The bill cannot be paid\./,
  ],
  [
    'a missing field and an unknown one that look alike',
    { 'GET /api/bills': { '[]': renamed('isBillPayed', 'isBillPaid') } },
    1,
    {},
    '- **critical** `[].isBillPayed`: boolean expected, nothing found, but the unknown `isBillPaid` looks like it',
  ],
  [
    'an optional field and an unknown one that look alike',
    { 'GET /api/bills': { '[]': renamed('forDate', 'for_date') } },
    0,
    { 'GET /api/bills': 'loses something' },
    /- `\[\].forDate`: .* `for_date` looks like it.*\n.*→ The bill has no date/,
  ],
  [
    'that unreadable bills name no document',
    { 'GET /api/bills': { '[].isBillPayed': nothing }, 'GET /api/listing': { 'body.listingPdf': nothing } },
    1,
    {},
    '- Not all bills and listings can be read, and the rest names no document. `POST /api/download-pdf`',
  ],
  [
    'what the portal needs beyond openapi.yaml',
    { 'GET /api/voice-mail-state': { 'body.state': nothing } },
    0,
    {},
    'The portal says that nobody knows it; any value can be chosen.',
  ],
  [
    'that the menu shows no contract that is not active',
    { 'GET /api/me': { 'body.user.contracts[].statusReason': () => 'Closed' } },
    0,
    { 'GET /api/me': 'loses something' },
    'The menu shows no contract',
  ],
  [
    'unknown fields by their paths, unless a name could be a value',
    {
      'GET /api/me': {
        'body.user': (user) => ({
          ...(user as object),
          ...{ tax_class: 'A20', '436601000001': 1, 'Lena Moser': 2, everyday: 3 },
        }),
      },
    },
    0,
    {},
    '`body.user.tax_class`, `body.user.*`\n',
  ],
]

it.each(cases)('reports %s', async (_, changes, expectedExit, verdicts, ...said) => {
  const { text, exitCode } = await run({ fetch: changing(changes) })
  expect(exitCode).toBe(expectedExit)
  for (const [operation, verdict] of Object.entries(verdicts))
    expect(verdictOf(text, operation)).toBe(verdict)
  for (const words of said) expect(text).toMatch(words)
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

it.each([
  () => new Response('Not found', { status: 404 }),
  () => Response.json({ code: 'REQUEST_FAILED_NOT_FOUND' }, { status: 400 }),
])('reports an operation that does not exist as missing, also where a refusal would do', async (absent) => {
  const { text, exitCode } = await run({
    args: ['--write'],
    fetch: answering({ 'POST /api/voucher-topup': absent, 'GET /api/tv-tariffs': absent }),
  })
  expect(exitCode).toBe(1)
  for (const name of ['POST /api/voucher-topup', 'GET /api/tv-tariffs'])
    expect(verdictOf(text, name)).toBe('missing')
  expect(text).toContain('It is answered as if the API had no such operation.')
})
