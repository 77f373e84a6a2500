import { expect, it } from 'vitest'
import { createForeignProvider, foreignAccounts } from '../../../tests/foreign/provider'
import { now, run, verdictOf } from './command'

function asking(
  name: keyof typeof foreignAccounts,
  args = ['--full'],
  provider = createForeignProvider({ now }),
) {
  const { username, password } = foreignAccounts[name]
  const environment = { CONFORM_USERNAME: username, CONFORM_PASSWORD: password }
  return run({ fetch: provider.fetch, environment, args })
}

it.each(['petra', 'igor', 'nada', 'milan'] as const)('finds all of %s usable', async (name) => {
  const { exitCode, summary } = await asking(name)
  expect(exitCode).toBe(0)
  expect(summary).toContain('cannot be used 0, missing 0')
})

it('reports what another provider writes in its own way', async () => {
  const { text } = await asking('petra', ['--full', '--write'])
  for (const name of ['GET /api/bills', 'POST /api/voucher-topup', 'POST /api/password-reset'])
    expect(verdictOf(text, name)).toBe('repaired')
  expect(text).toContain('`body.user.contracts[].tax_class`')
  expect(text).toContain('- `body.state`: one of 0, 1 expected, text found (mobile Prepaid)')
  expect(text).toContain('- `message`: text expected, object found (a wrong password)')
  expect(text).toMatch(/- \*\*Cache-Control: no-store: 0 of \d+ answers\*\*/)
})

it('takes a document that is no PDF in base64 for none', async () => {
  const { text, exitCode } = await asking('petra', undefined, createForeignProvider({ now, pdfForm: 'bare' }))
  expect(exitCode).toBe(1)
  expect(verdictOf(text, 'POST /api/download-pdf')).toBe('cannot be used')
})
