import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createForeignProvider, foreignAccounts } from '../../../tests/foreign/provider'
import { operations, operationUses } from '../operations'
import { deviating, login, newSandbox, now, once, operationOf, run, verdictOf } from './command'

const guide = readFileSync('docs/integration.md', 'utf8')

it('every operation of openapi.yaml is in the guide; no GET writes, and of the POSTs two read', () => {
  expect(operations.filter(({ name }) => !guide.includes(`\`${name}\``))).toEqual([])
  const namesOf = (verb: string, does: string) =>
    operations.filter(({ method, use }) => method === verb && use.does === does).map(({ id }) => id)
  expect(namesOf('GET', 'writes')).toEqual([])
  expect(namesOf('POST', 'reads')).toEqual(['getLanguage', 'downloadPdf'])
})

it('the guide shows what the command prints', async () => {
  const fetch = deviating({
    'GET /api/tariffs': { 'body.tariffs': () => undefined },
    'GET /api/bills': { '[].remaining': once('12,5') },
    'GET /api/listing': { 'body.listing[].price.value': (value) => Number(value).toFixed(2) },
  })
  const { text } = await run({ fetch, args: [] })
  expect(guide).toContain(text.slice(text.indexOf('## GET /api/tariffs: cannot be used')))
  expect(operations.filter(({ name }) => !text.includes(name))).toEqual([])
})

it.each(['everyday', 'odd', 'crowd', 'consents', 'empty', 'none'])('finds that all fits %s', async (name) => {
  const { exitCode, summary, text } = await run({ environment: login(name) })
  expect(exitCode).toBe(0)
  expect(summary).toContain('repaired 0, loses something 0, cannot be used 0, missing 0')
  if (name === 'everyday') expect(summary).toMatch(/^39 operations: fits 19, .* not asked 20$/)
  expect(text).toContain('Yes: the portal can run in front of it.')
})

it.each(['petra', 'igor', 'nada', 'milan'] as const)('finds all of %s usable', async (name) => {
  const { username, password } = foreignAccounts[name]
  const { fetch } = createForeignProvider({ now })
  const { exitCode, text } = await run({
    ...{ fetch, environment: login(username, password), args: ['--full', '--write'] },
  })
  expect(exitCode).toBe(0)
  if (name !== 'petra') return
  for (const operation of ['GET /api/bills', 'POST /api/voucher-topup', 'POST /api/password-reset'])
    expect(verdictOf(text, operation)).toBe('repaired')
  expect(text).toContain('`body.user.contracts[].tax_class`')
  expect(text).toContain('`body.state`: one of 0, 1 expected, text found (mobile Prepaid)')
  expect(text).toContain('`message`: text expected, object found (a wrong password)')
  expect(text).toMatch(/- \*\*`Cache-Control: no-store` is missing\. .*\*\* (\d+) of \1 calls\n/)
})

/** All that a customer's run is answered, without the token that each login brings anew. */
async function answersOf(sandbox: ReturnType<typeof newSandbox>, args: string[] = []) {
  const answers: string[] = []
  const result = await run({
    args,
    async fetch(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
      const response = await sandbox.fetch(request)
      if (operationOf(request) !== 'POST /api/password-login')
        answers.push(`${operationOf(request)} ${await response.clone().text()}`)
      return response
    },
  })
  return { ...result, answers }
}

it('calls all that reads, and tries changes only if wanted: none has an effect, costs money or sends a message', async () => {
  const sandbox = newSandbox()
  const ask = async (path: string, form: object, token = '') => {
    const headers = { Locale: 'de', ...(token && { Authorization: `Bearer ${token}` }) }
    const body = new URLSearchParams({ ...form })
    const request = new Request(`https://api.test/api/${path}`, { method: 'POST', headers, body })
    return (await sandbox.fetch(request)).json()
  }
  const { body } = await ask('password-login', { username: 'everyday', password: 'Portal2026' })
  const token = String(body.token)
  // No setting is what it was in the beginning.
  const phone = '436601000001'
  await ask('change-mvno-language', { language: '1', phone }, token)
  await ask('mvno-notifications', { sms: '0', phone }, token)
  await ask('voice-mail-state', { voice_mail_state: '1', phone }, token)
  await ask('submit-gdpr', { id: '1', agree: '1' }, token)

  const askedBy = async (args: string[]) => {
    sandbox.requests.length = 0
    const { summary } = await answersOf(sandbox, args)
    return { summary, ids: new Set(sandbox.requests.map(({ operationId }) => operationId)) }
  }
  const before = await answersOf(sandbox)
  const idsOf = (...does: string[]) =>
    new Set(operations.flatMap(({ id, use }) => (does.includes(use.does) ? [id] : [])))
  expect((await askedBy(['--portal', 'https://portal.test'])).ids).toEqual(idsOf('signsIn', 'reads'))
  const { summary, ids } = await askedBy(['--write'])
  expect(summary).toMatch(/^39 operations: fits 26, .* not asked 13$/)
  expect(ids).toEqual(idsOf('signsIn', 'reads', 'writes'))
  expect((await answersOf(sandbox)).answers).toEqual(before.answers)
  expect(sandbox.outbox).toEqual([])
  expect(sandbox.violations).toEqual([])

  const withToken = await run({ fetch: sandbox.fetch, environment: { CONFORM_TOKEN: token } })
  expect(withToken.summary).toContain('39 operations: fits 18')
  expect(withToken.text).toContain('- A token was given. `POST /api/password-login`')
})

it('leaves a customer alone who is still to be asked for consents', async () => {
  const sandbox = newSandbox()
  const { text } = await run({ fetch: sandbox.fetch, environment: login('consents'), args: ['--write'] })
  expect(text).toMatch(/- The customer is still to be asked, .* `POST \/api\/submit-gdpr`/)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'submitConsent')).toEqual([])
  expect(operationUses.submitConsent.does).toBe('writes')
})

it('skips what --without names, and ends with 0 though the API lacks it', async () => {
  const sandbox = newSandbox()
  const { exitCode, text } = await run({
    args: ['--write', '--without', 'getBills,/api/voice-mail-state'],
    fetch: async (request) =>
      /bills|voice-mail/.test(request.url) ? new Response(null, { status: 404 }) : sandbox.fetch(request),
  })
  expect(exitCode).toBe(0)
  expect(text).toContain(
    '- Left out on purpose: --without. `GET /api/voice-mail-state`, `POST /api/voice-mail-state`, `GET /api/bills`',
  )
})
