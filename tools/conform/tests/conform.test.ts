import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createSandbox } from '../../../sandbox/app'
import { emptyMemory } from '../../../sandbox/memory'
import { createForeignProvider, foreignAccounts } from '../../../tests/api/foreign/provider'
import { createTestApi, signIn } from '../../../tests/api/testApi'
import { operations } from '../operations'
import type { Fetch } from '../send'
import { deviatingFetch, login, newSandbox, now, replaceFirst, run, verdictOf } from './command'

const guide = readFileSync('docs/integration.md', 'utf8')
const tmforum = readFileSync('docs/tmforum.md', 'utf8')

const idsOf = (...kinds: string[]) =>
  new Set(operations.flatMap(({ id, use }) => (kinds.includes(use.kind) ? [id] : [])))
/** The summary of a run that calls the operations of these kinds, which all fit. */
function summaryOf(...kinds: string[]): RegExp {
  const { size } = idsOf(...kinds)
  return new RegExp(
    `^${operations.length} operations: fits ${size}, .* not called ${operations.length - size}$`,
  )
}

it('the guide names every operation; no GET writes, and only two POSTs read', () => {
  expect(operations.filter(({ name }) => !guide.includes(`\`${name}\``))).toEqual([])
  const namesOf = (verb: string, kind: string) =>
    operations.filter(({ method, use }) => method === verb && use.kind === kind).map(({ id }) => id)
  expect(namesOf('GET', 'writes')).toEqual([])
  expect(namesOf('POST', 'reads')).toEqual(['getLanguage', 'downloadPdf'])
})

it('the table of TM Forum APIs names only operations of openapi.yaml', () => {
  const names = [...tmforum.matchAll(/^\| `((?:GET|POST) [^`]+)`/gm)].map(([, name]) => name)
  expect(names).toHaveLength(39)
  expect(names.filter((one) => !operations.some(({ name }) => name === one))).toEqual([])
})

it('the guide shows what the command prints', async () => {
  const fetch = deviatingFetch({
    'GET /api/tariffs': { 'body.tariffs': () => undefined },
    'GET /api/bills': { '[].remaining': replaceFirst('12,5') },
    'GET /api/listing': { 'body.listing[].price.value': (value) => Number(value).toFixed(2) },
  })
  const { text } = await run({ fetch, args: [] })
  // The last line counts operations: a new one must not change the guide.
  const issues = text.slice(text.indexOf('## GET /api/tariffs: cannot be used'), text.lastIndexOf('\n'))
  expect(guide).toContain(issues)
  expect(operations.filter(({ name }) => !text.includes(name))).toEqual([])
})

it.each(['everyday', 'odd', 'crowd', 'consents', 'empty', 'none'])(
  'the command finds no issue for %s',
  async (name) => {
    const { exitCode, summary, text } = await run({ env: login(name) })
    expect(exitCode).toBe(0)
    expect(summary).toContain('repaired 0, loses something 0, cannot be used 0, missing 0')
    if (name === 'everyday') expect(summary).toMatch(summaryOf('signsIn', 'reads'))
    expect(text).toContain('Yes: the portal can run with it.')
  },
)

it.each(['petra', 'igor', 'nada', 'milan'] as const)(
  'the command can use every answer for %s',
  async (name) => {
    const { username, password } = foreignAccounts[name]
    const { fetch } = createForeignProvider({ now })
    const { exitCode, text } = await run({
      fetch,
      env: login(username, password),
      args: ['--full', '--write'],
    })
    expect(exitCode).toBe(0)
    if (name !== 'petra') return
    for (const operation of ['GET /api/bills', 'POST /api/voucher-topup', 'POST /api/password-reset'])
      expect(verdictOf(text, operation)).toBe('repaired')
    expect(text).toContain('`body.user.contracts[].tax_class`')
    expect(text).toContain('`body.state`: one of 0, 1 expected, text found (mobile Prepaid)')
    expect(text).toContain('`message`: text expected, object found (a wrong password)')
    expect(text).toMatch(/- \*\*`Cache-Control: no-store` is missing\. .*\*\* (\d+) of \1 calls\n/)
  },
)

it('the command calls every read, and writes only with --write: no write has an effect, costs money or sends a message', async () => {
  const memory = emptyMemory()
  const sandbox = createSandbox({ now, memory })
  const token = await signIn(sandbox.fetch)
  const { call } = createTestApi(sandbox.fetch, { token })
  // No setting is what it was in the beginning.
  const phone = '436601000001'
  await call('changeLanguage', { form: { language: 1, phone } })
  await call('changeSmsNotifications', { form: { sms: 0, phone } })
  await call('changeVoicemailState', { form: { voice_mail_state: 1, phone } })
  await call('submitConsent', { form: { id: 1, agree: 1 } })
  /** The provider's data without the sessions, because each run signs in. */
  const readData = () => structuredClone({ ...memory.provider, sessions: null })
  const initialData = readData()

  const fetch: Fetch = async (request) =>
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : sandbox.fetch(request)
  const runWith = async (...args: string[]) => {
    sandbox.requests.length = 0
    const { summary } = await run({ fetch, args })
    return { summary, ids: new Set(sandbox.requests.map(({ operationId }) => operationId)) }
  }
  expect((await runWith('--portal', 'https://portal.test')).ids).toEqual(idsOf('signsIn', 'reads'))
  const { summary, ids } = await runWith('--write')
  expect(summary).toMatch(summaryOf('signsIn', 'reads', 'writes'))
  expect(ids).toEqual(idsOf('signsIn', 'reads', 'writes'))
  expect(readData()).toEqual(initialData)
  expect(sandbox.violations).toEqual([])

  const withToken = await run({ fetch, env: { CONFORM_TOKEN: token } })
  expect(withToken.summary).toMatch(summaryOf('reads'))
  expect(withToken.text).toContain('- CONFORM_TOKEN is set. `POST /api/password-login`')
})

it('the command stops at a customer with unanswered consents', async () => {
  const sandbox = newSandbox()
  const { text } = await run({ fetch: sandbox.fetch, env: login('consents'), args: ['--write'] })
  expect(text).toMatch(/- The customer has an open consent request, .* `POST \/api\/submit-gdpr`/)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'submitConsent')).toEqual([])
})

it('the command skips the operations of --without, and ends with 0 although the API lacks them', async () => {
  const sandbox = newSandbox()
  const { exitCode, text } = await run({
    args: ['--write', '--without', 'getBills,/api/voice-mail-state'],
    fetch: async (request) =>
      /bills|voice-mail/.test(request.url) ? new Response(null, { status: 404 }) : sandbox.fetch(request),
  })
  expect(exitCode).toBe(0)
  expect(text).toContain(
    '- Excluded by --without. `GET /api/voice-mail-state`, `POST /api/voice-mail-state`, `GET /api/bills`',
  )
})
