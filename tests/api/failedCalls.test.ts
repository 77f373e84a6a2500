import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import { CallFailed } from '../../src/api/failure'
import { requireAccepted, requireValue, toOutcome } from '../../src/api/outcome'
import { createTestApi, newSandbox, signIn } from './testApi'

const operation = 'GET /api/me'
const idOf = (request: Request | undefined) => request?.headers.get('X-Request-Id')
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

/** A provider that never answers; it rejects when the call is aborted, as fetch does. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

afterEach(() => void vi.useRealTimers())

it.each([
  // A call is aborted when the customer leaves or when its port times out.
  ['is no failure if the customer left', undefined, silent],
  ['is not retried after the customer left', undefined, async () => new Response('', { status: 503 })],
  ['is reported at once if its port times out', new CallFailed('timedOut', 'answer'), silent],
] as const)('C3 S5: a call %s', async (_, reason, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { call, api, sent, failed } = createTestApi(answer)
  const leaving = new AbortController()
  const end = failureOf(call('getMe', {}, leaving.signal))
  await vi.advanceTimersByTimeAsync(0)
  await nextTask()
  expect(api.pending.count()).toBe(1)
  leaving.abort(reason)
  const report = { operation, id: idOf(sent[0]), reason: 'timedOut', status: undefined }
  const reports = reason ? [report] : []
  expect(failed).toEqual(reports)
  await vi.runAllTimersAsync()
  expect(await end).toMatchObject({ name: reason?.name ?? 'AbortError' })
  expect(api.pending.count()).toBe(0)
  expect(sent).toHaveLength(1)
  expect(failed).toEqual(reports)
})

it('S5: an answered call does not fail when its page closes later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { call, failed } = createTestApi(async () => Response.json({ body: { GDPRShow: true } }))
  const leaving = new AbortController()
  await call('getConsentStatus', {}, leaving.signal)
  await vi.advanceTimersByTimeAsync(60_000)
  leaving.abort()
  expect(failed).toEqual([])
})

it.each([
  ['that breaks off', 'unreachable', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that says nothing', 'unreadable', 200, async () => Response.json({})],
  ['that is no JSON', 'unreadable', undefined, async () => new Response('<h1>Wartung</h1>')],
  ['of a gateway', 'unreadable', 502, async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['that refuses', 'refused', 400, async () => Response.json({ code: 'ME_FAILED' }, { status: 400 })],
] as const)(
  'S5: the client reports an answer %s once, with the call id',
  async (_, reason, status, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { call, sent, failed } = createTestApi(answer)
    const end = failureOf(call('getMe'))
    await vi.runAllTimersAsync()
    await end
    expect(failed).toEqual([{ operation, id: idOf(sent[0]), reason, status }])
    // A retry has the same id.
    expect(new Set(sent.map(idOf)).size).toBe(1)
  },
)

it('F6: the client counts the pending calls, and notifies of changes', async () => {
  const answers: ((answer: Response) => void)[] = []
  const { call, api } = createTestApi(() => new Promise((resolve) => answers.push(resolve)))
  const counts: number[] = []
  const unsubscribe = api.pending.subscribe(() => counts.push(api.pending.count()))
  const askAll = async (count: number) => {
    const calls = Array.from({ length: count }, () => call('getConsentStatus'))
    await nextTask()
    for (const answer of answers.splice(0)) answer(Response.json({ body: { GDPRShow: true } }))
    await Promise.all(calls)
  }
  await askAll(2)
  expect(counts).toEqual([1, 2, 1, 0])
  unsubscribe()
  await askAll(1)
  expect(counts).toHaveLength(4)
})

describe('a refusal', () => {
  it.each([200, 400])('L5: has code, message and field messages, with status %i', async (refusalStatus) => {
    const { call } = createTestApi(createSandbox({ refusalStatus }).fetch)
    const form = { username: 'everyday', password: 'wrong' }
    expect(await toOutcome(call('loginWithPassword', { form }))).toEqual({
      accepted: false,
      code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
      message: 'Das Passwort ist nicht richtig.',
      fields: { password: ['Das Passwort ist nicht richtig.'] },
    })
  })

  it('E1: is a failure where the caller expects no refusal', async () => {
    const sandbox = newSandbox()
    sandbox.faults.set({ operationId: 'getNotifications', fault: '500' })
    const { call } = createTestApi(sandbox.fetch, { token: await signIn(sandbox.fetch) })
    await expect(requireAccepted(call('getNotifications'))).rejects.toMatchObject({ reason: 'refused' })
  })

  it('S4: reports that a call had no token', async () => {
    const { call, onTokenRefused } = createTestApi(newSandbox().fetch)
    await toOutcome(call('getMe'))
    expect(onTokenRefused.mock.calls).toEqual([[null]])
  })
})

it('E1: an answer without a required value is unreadable', () => {
  expect(requireValue(0, 'count')).toBe(0)
  for (const missing of [null, undefined])
    expect(() => requireValue(missing, 'user')).toThrow(expect.objectContaining({ reason: 'unreadable' }))
})
