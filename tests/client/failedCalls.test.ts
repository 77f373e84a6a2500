import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestApi } from './testApi'

const operation = 'GET /api/me'
const idOf = (request: Request | undefined) => request?.headers.get('X-Request-Id')
const ended = (call: Promise<unknown>) => call.catch((error: unknown) => error)

/** A provider that answers nothing, until the call is broken off. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

afterEach(() => void vi.useRealTimers())

describe('a call that fails is told with its id', () => {
  it.each([
    ['that breaks off', 'unreachable', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that says nothing', 'unreadable', 200, async () => Response.json({})],
    ['that is no JSON', 'unreadable', undefined, async () => new Response('<h1>Wartung</h1>')],
    ['of a gateway', 'unreadable', 502, async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['that refuses', 'refused', 400, async () => Response.json({ code: 'ME_FAILED' }, { status: 400 })],
  ] as const)('S5: an answer %s', async (_, reason, status, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { call, sent, failed } = createTestApi(answer)
    const end = ended(call('getMe'))
    await vi.runAllTimersAsync()
    await end
    expect(failed).toEqual([{ operation, id: idOf(sent[0]), reason, status }])
    // Sent again, it is the same call.
    expect(new Set(sent.map(idOf)).size).toBe(1)
  })

  it('S5: one that the portal gives up is told before anybody hears of the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { call, sent, failed } = createTestApi(silent)
    const leaving = new AbortController()
    const end = ended(call('getMe', {}, leaving.signal))
    await vi.advanceTimersByTimeAsync(20_000)
    leaving.abort()
    expect(failed).toEqual([{ operation, id: idOf(sent[0]), reason: 'givenUp', status: undefined }])
    await end
    expect(failed).toHaveLength(1)
  })

  it('C3: one that the customer leaves is no failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { call, failed } = createTestApi(silent)
    const leaving = new AbortController()
    const end = ended(call('getMe', {}, leaving.signal))
    await vi.advanceTimersByTimeAsync(5_000)
    leaving.abort()
    await end
    expect(failed).toEqual([])
  })

  it('S5: what was answered is no failure, however long its page stands', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { call, failed } = createTestApi(async () =>
      Response.json({ code: 'CONSENT', body: { GDPRShow: true } }),
    )
    const leaving = new AbortController()
    await call('getConsentStatus', {}, leaving.signal)
    await vi.advanceTimersByTimeAsync(60_000)
    leaving.abort()
    expect(failed).toEqual([])
  })
})
