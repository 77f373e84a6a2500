import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PrefetchedCall } from '../../src/api/prefetchedCall'
import { createTestApi, portalOrigin } from './testApi'

const me = { code: 'GET_USER_SUCCESS', body: { user: { fullName: 'Lena Moser', contracts: [] } } }
const headers = { 'X-Request-Id': 'AHEA-D000', Authorization: 'Bearer t-1', Locale: 'de' }

/** The portal of a customer for whom the script of the document has sent this call. */
function portalAfter(overrides: Partial<PrefetchedCall> = {}, headerOverrides: object = {}) {
  const { answer = Promise.resolve(Response.json(me)) } = overrides
  answer.catch(() => {})
  const prefetchedCall: PrefetchedCall = {
    operation: 'GET /api/me',
    request: new Request(`${portalOrigin}/api/me`, { headers: { ...headers, ...headerOverrides } }),
    answer,
    sentAt: Date.now(),
    isAnswered: true,
    abort() {},
    ...overrides,
  }
  return createTestApi(async () => Response.json(me), { token: 't-1', prefetchedCalls: [prefetchedCall] })
}

afterEach(() => void vi.useRealTimers())

describe('a call that the document prefetched', () => {
  it('is not sent again, and the portal uses its answer once', async () => {
    const { call, sent } = portalAfter()
    expect((await call('getMe')).data).toMatchObject(me)
    expect(sent).toEqual([])
    await call('getMe')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('X-Request-Id')).not.toBe('AHEA-D000')
  })

  it.each([{ Authorization: 'Bearer of-another' }, { Locale: 'sr' }, { ContractId: 'C-2' }])(
    'is not used if it was sent as %o',
    async (headerOverrides) => {
      const { call, sent } = portalAfter({}, headerOverrides)
      await call('getMe')
      expect(sent).toHaveLength(1)
    },
  )

  it('is used only within the timeout of a flow, and only for its own operation', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [age, operation, calls] of [
      [19_999, 'getMe', 0],
      [20_000, 'getMe', 1],
      [0, 'getResources', 1],
    ] as const) {
      const { call, sent } = portalAfter({ sentAt: Date.now() - age })
      await call(operation).catch(() => {})
      expect(sent).toHaveLength(calls)
    }
  })

  it('S5: is retried if its connection broke, and reports a refusal by its own id', async () => {
    const failed = portalAfter({ answer: Promise.reject(new TypeError('Failed to fetch')) })
    expect((await failed.call('getMe')).data).toMatchObject(me)
    expect(failed.sent).toHaveLength(1)
    const answer = Promise.resolve(Response.json({ code: 'ME_FAILED' }, { status: 400 }))
    const refused = portalAfter({ answer })
    await refused.call('getMe')
    expect(refused.failed).toMatchObject([{ id: 'AHEA-D000', reason: 'refused', status: 400 }])
  })

  it('is aborted when the portal aborts its call', async () => {
    let leave = () => {}
    const answer = new Promise<Response>((_, reject) => {
      leave = () => reject(new DOMException('left', 'AbortError'))
    })
    const { call, sent } = portalAfter({ answer, abort: leave })
    const leaving = new AbortController()
    const end = call('getMe', {}, leaving.signal).catch((error: Error) => error.name)
    leaving.abort()
    expect(await end).toBe('AbortError')
    expect(sent).toEqual([])
  })
})
