import { describe, expect, it } from 'vitest'
import { createForeignProvider, foreignAccounts } from '../foreign/provider'
import { now, run, verdictOf } from './command'

const asking = (name: keyof typeof foreignAccounts, args: string[] = []) => {
  const { username, password } = foreignAccounts[name]
  const environment = { CONFORM_USERNAME: username, CONFORM_PASSWORD: password }
  return run({ fetch: createForeignProvider({ now }).fetch, environment, args })
}

describe('against another provider, which writes all in its own way', () => {
  it.each(['petra', 'igor', 'nada', 'milan'] as const)('finds all of %s usable', async (name) => {
    const { exitCode, summary } = await asking(name)
    expect(exitCode).toBe(0)
    expect(summary).toContain(' 0 cannot be used')
  })

  it('finds most repaired, and what it does not know', async () => {
    const { text, html } = await asking('petra')
    expect(verdictOf(text, 'GET /api/bills')).toBe('repaired')
    expect(verdictOf(text, 'GET /api/listing')).toBe('repaired')
    expect(html).toContain('<code>body.user.contracts[].tax_class</code>')
  })

  it('tells a setting of one contract that the portal does not know', async () => {
    const { text } = await asking('petra')
    expect(text).toContain('- body.state: one of 0, 1 expected, text found (mobile Prepaid)')
  })

  it('finds that browsers may keep the answers', async () => {
    const { text } = await asking('petra')
    expect(text).toMatch(/! +Cache-Control: no-store +0 of \d+ answers/)
  })

  it('has its refusals understood', async () => {
    const { text } = await asking('petra', ['--write'])
    expect(verdictOf(text, 'POST /api/voucher-topup')).toBe('repaired')
    expect(verdictOf(text, 'POST /api/password-reset')).toBe('repaired')
    expect(verdictOf(text, 'POST /api/password-login')).toBe('loses something')
    expect(text).toContain('- message: text expected, object found (a wrong password)')
  })

  it('takes a document that is no PDF in base64 for none', async () => {
    const { username, password } = foreignAccounts.petra
    const environment = { CONFORM_USERNAME: username, CONFORM_PASSWORD: password }
    const provider = createForeignProvider({ now, pdfForm: 'bare' })
    const { text, exitCode } = await run({ fetch: provider.fetch, environment })
    expect(exitCode).toBe(1)
    expect(verdictOf(text, 'POST /api/download-pdf')).toBe('cannot be used')
  })
})
