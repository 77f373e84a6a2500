import { expect, it } from 'vitest'
import { answering, changing, newSandbox, once, operationOf, run, verdictOf } from './command'

const noNumber = () => '12,5 or so'
const nothing = () => undefined
const isoOf = (date: unknown) => String(date).split('.').reverse().join('-')

it('names what is repaired, and that nothing is lost by it', async () => {
  const fetch = changing({
    'GET /api/bills': { '[].total.value': String, '[].forDate': isoOf },
    'GET /api/me': { 'body.user.contracts': (list) => ({ ...(list as unknown[]) }) },
  })
  const { text, html, exitCode, summary } = await run({ fetch })
  expect(exitCode).toBe(0)
  expect(summary).toContain('fits 17, repaired 2, loses something 0')
  expect(verdictOf(text, 'GET /api/bills')).toBe('repaired')
  expect(html).toContain('<code>[].total.value</code>: number expected, text found')
  expect(html).toContain('<code>body.user.contracts</code>: list expected, object found')
})

it('says what a customer misses where something is left out', async () => {
  const fetch = changing({ 'GET /api/me': { 'body.user.contracts[].bindingEndDate': () => '31.02.2026' } })
  const { text, exitCode } = await run({ fetch })
  expect(exitCode).toBe(0)
  expect(verdictOf(text, 'GET /api/me')).toBe('loses something')
  expect(text).toMatch(/- `body.user.contracts\[\].bindingEndDate`: .*\n {2}→ Its place stays empty\./)
})

it('fails for a bill that is left out because money hangs on its amount', async () => {
  const { text, html, exitCode } = await run({
    fetch: changing({ 'GET /api/bills': { '[].remaining': once('12,5') } }),
  })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/bills')).toBe('loses something (critical)')
  expect(text).toContain('- **critical** `[].remaining`: number expected, text found')
  expect(text).toContain(
    '→ It takes along the whole entry. This bill is not shown, and its amount is in no sum.',
  )
  expect(text).toContain('23 of 24 entries can be used')
  expect(html).toContain('<strong>No: something cannot be used, or is lost that matters.</strong>')
})

it('says what is lost with a price, where only the price is', async () => {
  const fetch = changing({ 'GET /api/listing': { 'body.listing[].price.value': noNumber } })
  const { text } = await run({ fetch })
  expect(verdictOf(text, 'GET /api/listing')).toBe('loses something (critical)')
  expect(text).toContain('→ It takes along `body.listing[].price`. A dash is shown for the price.')
})

it('fails for an answer that cannot be used', async () => {
  const fetch = changing({ 'GET /api/tariffs': { 'body.tariffs': () => 'none' } })
  const { text, exitCode } = await run({ fetch })
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'GET /api/tariffs')).toBe('cannot be used')
  expect(text).toContain('`body.tariffs`: list expected, text found')
  expect(text).toContain('→ The pages of tariffs and packages show an error.')
})

it('names what an object needs where none of it is there', async () => {
  const fetch = changing({ 'GET /api/support-request-types': { body: () => ({ types: [] }) } })
  expect((await run({ fetch })).text).toContain(
    '`body`: object with supportRequestTypes expected, one without found (customer)',
  )
})

it('names fields that never come, with what the portal does without them', async () => {
  const fetch = changing({ 'GET /api/bills': { '[].referenceNumber': nothing } })
  const { html, exitCode } = await run({ fetch })
  expect(exitCode).toBe(0)
  expect(html).toMatch(/never filled: <code>\[\].referenceNumber<\/code>\s*→ The bill cannot be paid\./)
})

it('names a missing field and an unknown one that look alike as a pair', async () => {
  const renamed = (from: string, to: string) => (bill: unknown) => {
    const { [from]: value, ...others } = bill as Record<string, unknown>
    return { ...others, [to]: value }
  }
  const required = await run({
    fetch: changing({ 'GET /api/bills': { '[]': renamed('isBillPayed', 'isBillPaid') } }),
  })
  expect(required.exitCode).toBe(1)
  expect(required.text).toContain(
    '- **critical** `[].isBillPayed`: boolean expected, nothing found, but the unknown `isBillPaid` looks like it',
  )
  const optional = await run({
    fetch: changing({ 'GET /api/bills': { '[]': renamed('forDate', 'for_date') } }),
  })
  expect(optional.exitCode).toBe(0)
  expect(optional.text).toMatch(/- `\[\].forDate`: .* `for_date` looks like it.*\n.*→ The bill has no date/)
  expect(verdictOf(optional.text, 'GET /api/bills')).toBe('loses something')
})

it('proves that a listing keeps to the period asked for, and names the months that are shown under another', async () => {
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

it('does not say that there is no document where bills cannot be read', async () => {
  const fetch = changing({
    'GET /api/bills': { '[].isBillPayed': nothing },
    'GET /api/listing': { 'body.listingPdf': nothing },
  })
  const { text } = await run({ fetch })
  expect(text).toContain(
    '- Not all bills and listings can be read, and the rest names no document. `POST /api/download-pdf`',
  )
})

it.each([
  () => new Response('Not found', { status: 404 }),
  () => Response.json({ code: 'REQUEST_FAILED_NOT_FOUND' }, { status: 400 }),
])('names an operation that is not there as missing, also where a refusal would do', async (absent) => {
  const { text, exitCode } = await run({
    args: ['--write'],
    fetch: answering({ 'POST /api/voucher-topup': absent, 'GET /api/tv-tariffs': absent }),
  })
  expect(exitCode).toBe(1)
  for (const name of ['POST /api/voucher-topup', 'GET /api/tv-tariffs'])
    expect(verdictOf(text, name)).toBe('missing')
  expect(text).toContain('It is answered as if the API had no such operation.')
})

it('knows what the portal needs beyond openapi.yaml', async () => {
  const fetch = changing({ 'GET /api/voice-mail-state': { 'body.state': nothing } })
  const { text, exitCode } = await run({ fetch })
  expect(exitCode).toBe(0)
  expect(text).toContain('The portal says that nobody knows it; any value can be chosen.')
})

it('knows that a contract that is not active stands in no menu', async () => {
  const fetch = changing({ 'GET /api/me': { 'body.user.contracts[].statusReason': () => 'Closed' } })
  const { text } = await run({ fetch })
  expect(verdictOf(text, 'GET /api/me')).toBe('loses something')
  expect(text).toContain('The menu shows no contract')
})

it('names unknown fields by their paths, unless a name could be a value', async () => {
  const extra = { tax_class: 'A20', '436601000001': 1, 'Lena Moser': 2, everyday: 3 }
  const withExtra = (user: unknown) => ({ ...(user as object), ...extra })
  const { html } = await run({ fetch: changing({ 'GET /api/me': { 'body.user': withExtra } }) })
  expect(html).toContain('<code>body.user.tax_class</code>, <code>body.user.*</code></li>')
})
