import { expect, it } from 'vitest'
import { operations, operationUses } from '../operations'
import { newSandbox, operationOf, run } from './command'

const customer = (username: string) => ({ CONFORM_USERNAME: username, CONFORM_PASSWORD: 'Portal2026' })

/** All that a customer's run is answered, without the token that each login brings anew. */
async function answersOf(sandbox: ReturnType<typeof newSandbox>, args: string[] = []) {
  const answers: string[] = []
  const result = await run({
    args,
    async fetch(request) {
      const response = await sandbox.fetch(request)
      if (operationOf(request) !== 'POST /api/password-login')
        answers.push(`${operationOf(request)} ${await response.clone().text()}`)
      return response
    },
  })
  return { ...result, answers }
}

async function post(sandbox: ReturnType<typeof newSandbox>, path: string, form: object, token = '') {
  const headers = { Locale: 'de', ...(token && { Authorization: `Bearer ${token}` }) }
  const body = new URLSearchParams({ ...form })
  const request = new Request(`https://api.test${path}`, { method: 'POST', headers, body })
  return (await sandbox.fetch(request)).json()
}

async function loggedIn() {
  const sandbox = newSandbox()
  const login = { username: 'everyday', password: 'Portal2026' }
  const { body } = await post(sandbox, '/api/password-login', login)
  return { sandbox, token: String(body.token) }
}

it.each(['everyday', 'odd', 'crowd', 'consents', 'empty', 'none'])('finds that all fits %s', async (name) => {
  const { exitCode, summary, text } = await run({ environment: customer(name) })
  expect(exitCode).toBe(0)
  expect(summary).toContain('repaired 0, loses something 0, cannot be used 0, missing 0')
  if (name === 'everyday') expect(summary).toMatch(/^39 operations: fits 19, .* not asked 20$/)
  expect(text).toContain('Yes: the portal can run in front of it.')
})

it('calls nothing but what reads, unless changes are wanted', async () => {
  const sandbox = newSandbox()
  const asked = new Set<string>()
  await run({
    args: ['--portal', 'https://portal.test'],
    async fetch(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
      asked.add(operationOf(request))
      return sandbox.fetch(request)
    },
  })
  const allowed = operations.filter(({ use }) => use.does === 'signsIn' || use.does === 'reads')
  expect(asked).toEqual(new Set(allowed.map(({ name }) => name)))
})

it('tries changes that leave everything as it is, and never what costs money or sends a message', async () => {
  const { sandbox, token } = await loggedIn()
  // No setting is what it was in the beginning.
  const phone = '436601000001'
  await post(sandbox, '/api/change-mvno-language', { language: '1', phone }, token)
  await post(sandbox, '/api/mvno-notifications', { sms: '0', phone }, token)
  await post(sandbox, '/api/voice-mail-state', { voice_mail_state: '1', phone }, token)
  await post(sandbox, '/api/submit-gdpr', { id: '1', agree: '1' }, token)

  const before = await answersOf(sandbox)
  sandbox.requests.length = 0
  const { exitCode, summary } = await answersOf(sandbox, ['--write'])
  expect(exitCode).toBe(0)
  expect(summary).toMatch(/^39 operations: fits 26, .* not asked 13$/)
  const uses = [...new Set(sandbox.requests.map(({ operationId }) => operationUses[operationId].does))]
  expect(uses.sort()).toEqual(['reads', 'signsIn', 'writes'])

  const after = await answersOf(sandbox)
  expect(after.answers).toEqual(before.answers)
  expect(sandbox.outbox).toEqual([])
  expect(sandbox.violations).toEqual([])
})

it('leaves a customer alone who is still to be asked for consents', async () => {
  const sandbox = newSandbox()
  const { text } = await run({ fetch: sandbox.fetch, environment: customer('consents'), args: ['--write'] })
  expect(text).toMatch(/- The customer is still to be asked, .* `POST \/api\/submit-gdpr`/)
  expect(sandbox.requests.map(({ operationId }) => operationId)).not.toContain('submitConsent')
})

it('leaves out on purpose what it is told to, and ends with 0 though the API lacks it', async () => {
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

it('needs no login where a token is given', async () => {
  const { sandbox, token } = await loggedIn()
  const { summary, text } = await run({ fetch: sandbox.fetch, environment: { CONFORM_TOKEN: token } })
  expect(summary).toContain('39 operations: fits 18')
  expect(text).toContain('- A token was given. `POST /api/password-login`')
})
