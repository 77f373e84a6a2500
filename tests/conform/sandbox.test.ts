import { describe, expect, it } from 'vitest'
import { operationUses } from '../../scripts/conform/operations'
import { describedOperations, nameOf } from '../../scripts/conform/plans'
import { newSandbox, operationOf, run } from './command'

/** All that a customer's run is answered, without the token that each login brings anew. */
async function answersAs(sandbox: ReturnType<typeof newSandbox>, args: string[] = []) {
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

/** A sandbox in which nothing is set to what it was in the beginning. */
async function changedSandbox() {
  const sandbox = newSandbox()
  const call = async (path: string, form: Record<string, string>, token = '') => {
    const headers = { Locale: 'de', ...(token && { Authorization: `Bearer ${token}` }) }
    const body = new URLSearchParams(form)
    const response = await sandbox.fetch(
      new Request(`https://api.test${path}`, { method: 'POST', headers, body }),
    )
    return response.json()
  }
  const { body } = await call('/api/password-login', { username: 'everyday', password: 'Portal2026' })
  const phone = '436601000001'
  await call('/api/change-mvno-language', { language: '1', phone }, body.token)
  await call('/api/mvno-notifications', { sms: '0', phone }, body.token)
  await call('/api/voice-mail-state', { voice_mail_state: '1', phone }, body.token)
  await call('/api/submit-gdpr', { id: '1', agree: '1' }, body.token)
  return sandbox
}

const namesOf = (does: string) =>
  describedOperations.filter(({ id }) => operationUses[id].does === does).map(nameOf)

describe('against the sandbox', () => {
  it('finds that everything fits', async () => {
    const { exitCode, summary, html } = await run({ fetch: newSandbox().fetch })
    expect(exitCode).toBe(0)
    expect(summary).toBe(
      '39 operations: 19 fit, 0 repaired, 0 lose something, 0 cannot be used, 20 not asked',
    )
    expect(html).toContain('Yes: the portal can run in front of it.')
  })

  it.each(['odd', 'crowd', 'consents', 'empty', 'none'])(
    'finds that everything fits for the customer %s',
    async (username) => {
      const environment = { CONFORM_USERNAME: username, CONFORM_PASSWORD: 'Portal2026' }
      const { exitCode, summary } = await run({ fetch: newSandbox().fetch, environment })
      expect(exitCode).toBe(0)
      expect(summary).toContain(' 0 repaired, 0 lose something, 0 cannot be used')
    },
  )

  it('asks nothing but what reads, unless changes are wanted', async () => {
    const sandbox = newSandbox()
    const asked: string[] = []
    await run({
      args: ['--portal', 'https://portal.test'],
      async fetch(request) {
        if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
        asked.push(operationOf(request))
        return sandbox.fetch(request)
      },
    })
    expect(new Set(asked)).toEqual(new Set([...namesOf('signsIn'), ...namesOf('reads')]))
  })

  it('tries changes that leave everything as it is, and never what costs money or sends a message', async () => {
    const sandbox = await changedSandbox()
    const before = await answersAs(sandbox)
    sandbox.requests.length = 0
    const { exitCode, summary } = await answersAs(sandbox, ['--write'])
    expect(exitCode).toBe(0)
    expect(summary).toBe(
      '39 operations: 26 fit, 0 repaired, 0 lose something, 0 cannot be used, 13 not asked',
    )
    const asked = new Set(sandbox.requests.map(({ operationId }) => operationId))
    expect([...asked].filter((id) => operationUses[id].does === 'tooMuch')).toEqual([])
    expect([...asked].filter((id) => operationUses[id].does === 'writes')).toHaveLength(7)

    const after = await answersAs(sandbox)
    expect(after.answers).toEqual(before.answers)
    expect(sandbox.outbox).toEqual([])
    expect(sandbox.violations).toEqual([])
  })

  it('leaves a customer alone who is still to be asked for consents', async () => {
    const sandbox = newSandbox()
    const environment = { CONFORM_USERNAME: 'consents', CONFORM_PASSWORD: 'Portal2026' }
    const { text } = await run({ fetch: sandbox.fetch, environment, args: ['--write'] })
    expect(text).toMatch(/POST \/api\/submit-gdpr +The customer is still to be asked/)
    expect(sandbox.requests.map(({ operationId }) => operationId)).not.toContain('submitConsent')
  })

  it('sends what the portal sends', async () => {
    const sandbox = newSandbox()
    await run({ fetch: sandbox.fetch })
    const headersOf = (id: string) =>
      sandbox.requests.findLast(({ operationId }) => operationId === id)?.headers
    expect(headersOf('loginWithPassword')).toEqual({ Locale: 'de' })
    expect(headersOf('getTvTariff')).toEqual({
      Authorization: expect.stringMatching(/^Bearer /),
      Locale: 'de',
      SubscriptionId: 'S-1005',
      externalTvId: 'TV-1005',
      LogosoftId: 'L-1005',
      ContractId: 'C-1005',
    })
  })

  it('needs no login where a token is given', async () => {
    const sandbox = newSandbox()
    const form = new URLSearchParams({ username: 'everyday', password: 'Portal2026' })
    const login = new Request('https://api.test/api/password-login', {
      method: 'POST',
      body: form,
      headers: { Locale: 'de' },
    })
    const { body } = await (await sandbox.fetch(login)).json()
    const { summary, text } = await run({ fetch: sandbox.fetch, environment: { CONFORM_TOKEN: body.token } })
    expect(summary).toContain('39 operations: 18 fit')
    expect(text).toMatch(/POST \/api\/password-login +A token was given\./)
  })
})
