import { describe, expect, it } from 'vitest'
import { type Drifting, drifting, newSandbox, run, verdictOf } from './command'

const runWith = (...drifts: Drifting[]) => run({ fetch: drifting(newSandbox().fetch, drifts) })

describe('against a provider whose answers drift', () => {
  it('finds what is repaired, and that nothing is lost by it', async () => {
    const { text, html, exitCode, summary } = await runWith(
      { operation: 'GET /api/bills', path: '[].total.value', kind: 'text for a number' },
      { operation: 'GET /api/bills', path: '[].forDate', kind: 'ISO date' },
      { operation: 'GET /api/me', path: 'body.user.contracts', kind: 'object with places for a list' },
    )
    expect(exitCode).toBe(0)
    expect(summary).toContain('17 fit, 2 repaired, 0 lose something')
    expect(verdictOf(text, 'GET /api/bills')).toBe('repaired')
    expect(html).toContain('<code>[].total.value</code>: number expected, text found')
    expect(html).toContain('<code>body.user.contracts</code>: list expected, object found')
  })

  it('tells what a customer misses where something is left out', async () => {
    const { text, html, exitCode } = await runWith({
      operation: 'GET /api/me',
      path: 'body.user.loyalties[].activeFrom',
      kind: 'wrong date',
    })
    expect(exitCode).toBe(0)
    expect(verdictOf(text, 'GET /api/me')).toBe('loses something')
    for (const output of [text, html]) {
      expect(output).toContain('body.user.loyalties[].activeFrom')
      expect(output).toContain('The loyalty does not say since when.')
    }
  })

  it('fails for a bill that is left out because money hangs on its amount', async () => {
    const { text, exitCode } = await runWith({
      operation: 'GET /api/bills',
      path: '[].remaining',
      kind: 'no number',
      once: true,
    })
    expect(exitCode).toBe(1)
    expect(verdictOf(text, 'GET /api/bills')).toBe('loses something (critical)')
    expect(text).toContain('! [].remaining: number expected, text found')
    expect(text).toContain('→ This bill is not shown, and its amount is in no sum.')
    expect(text).toContain('20 of 24 entries can be used')
  })

  it('tells what falls away with a price, where only the price does', async () => {
    const { text, html } = await runWith({
      operation: 'GET /api/listing',
      path: 'body.listing[].price.value',
      kind: 'no number',
    })
    expect(verdictOf(text, 'GET /api/listing')).toBe('loses something (critical)')
    expect(text).toContain('→ A dash is shown for the price.')
    expect(html).toContain('it takes along <code>body.listing[].price</code>')
  })

  it.each<[Drifting['kind'], string]>([
    ['missing', 'body.tariffs: list expected, nothing found'],
    ['text for a list', 'body.tariffs: list expected, text found'],
  ])('fails for an answer that cannot be used: %s', async (kind, told) => {
    const { text, exitCode } = await runWith({ operation: 'GET /api/tariffs', path: 'body.tariffs', kind })
    expect(exitCode).toBe(1)
    expect(verdictOf(text, 'GET /api/tariffs')).toBe('cannot be used')
    expect(text).toContain(told)
    expect(text).toContain('→ The pages of tariffs and packages show an error.')
  })

  it('names fields that never come, with what the portal does without them', async () => {
    const { html, exitCode } = await runWith({
      operation: 'GET /api/bills',
      path: '[].referenceNumber',
      kind: 'nothing',
    })
    expect(exitCode).toBe(0)
    expect(html).toContain('<code>[].referenceNumber</code>: The bill cannot be paid.')
  })

  it('knows what the portal asks for beyond openapi.yaml', async () => {
    const drift = { operation: 'GET /api/voice-mail-state', path: 'body.state' } as const
    const { text, exitCode } = await runWith({ ...drift, kind: 'missing' })
    expect(exitCode).toBe(0)
    expect(text).toContain('The portal says that nobody knows it; any value can be chosen.')
  })

  it('knows that a contract that is not active stands in no menu', async () => {
    const sandbox = newSandbox()
    const { text } = await run({
      async fetch(request) {
        const response = await sandbox.fetch(request)
        const said = await response.text()
        return new Response(said.replaceAll('"Active"', '"Closed"'), response)
      },
    })
    expect(verdictOf(text, 'GET /api/me')).toBe('loses something')
    expect(text).toContain('The menu shows no contract')
  })

  it('names unknown fields by their paths, unless a name could be a value', async () => {
    const sandbox = newSandbox()
    const extra = { tax_class: 'A20', '436601000001': 1, 'Lena Moser': 2, everyday: 3 }
    const { html } = await run({
      async fetch(request) {
        const response = await sandbox.fetch(request)
        const said = await response.text()
        return new Response(
          said.replace('"fullName"', `${JSON.stringify(extra).slice(1, -1)},"fullName"`),
          response,
        )
      },
    })
    expect(html).toMatch(
      /<b>Unknown<\/b>[^\n]*<code>body.user.tax_class<\/code>, <code>body.user.\*<\/code><\/p>/,
    )
  })
})
