import { beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import type { Sandbox } from '../../sandbox/sandbox'
import { accepted, required, toOutcome } from '../../src/api/outcome'
import { createTestApi, newSandbox, signIn } from './testApi'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = newSandbox()
})

describe('a refusal', () => {
  const wrong = { form: { username: 'everyday', password: 'wrong' } }

  it('L5: is the same with status 200 and 400: code, message and the messages of the fields', async () => {
    const answers = [200, 400].map((refusalStatus) => {
      const { call } = createTestApi(createSandbox({ refusalStatus }).fetch)
      return toOutcome(call('loginWithPassword', wrong))
    })
    const [first, second] = await Promise.all(answers)
    expect(first).toEqual({
      accepted: false,
      code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
      message: 'Das Passwort ist nicht richtig.',
      fields: { password: ['Das Passwort ist nicht richtig.'] },
    })
    expect(second).toEqual(first)
  })

  it('E1: is a failure where no refusal is expected', async () => {
    sandbox.faults.set({ operationId: 'getNotifications', fault: '500' })
    const { call } = createTestApi(sandbox.fetch, { token: await signIn(sandbox.fetch) })
    await expect(accepted(call('getNotifications'))).rejects.toMatchObject({ reason: 'refused' })
  })

  it('E1: needs words or a code: a bare failure status cannot be read', async () => {
    const { call } = createTestApi(async () => Response.json({}, { status: 400 }))
    await expect(toOutcome(call('submitConsent', { form: { id: 1, agree: 1 } }))).rejects.toMatchObject({
      reason: 'unreadable',
    })
  })

  it('S4: of a call without a token says that there was none', async () => {
    const { call, onTokenRefused } = createTestApi(sandbox.fetch)
    await toOutcome(call('getMe'))
    expect(onTokenRefused.mock.calls).toEqual([[null]])
  })
})

it('E1: what the portal cannot do without makes an answer unreadable when it is missing', () => {
  expect(required(0, 'count')).toBe(0)
  expect(() => required(null, 'user')).toThrow(expect.objectContaining({ reason: 'unreadable' }))
  expect(() => required(undefined, 'user')).toThrow(expect.objectContaining({ reason: 'unreadable' }))
})
