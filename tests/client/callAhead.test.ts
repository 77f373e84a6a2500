import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallAhead } from '../../src/api/callAhead'
import { createTestApi, portalOrigin } from './testApi'

const me = { code: 'GET_USER_SUCCESS', body: { user: { fullName: 'Lena Moser', contracts: [] } } }
const headers = { 'X-Request-Id': 'AHEA-D000', Authorization: 'Bearer t-1', Locale: 'de' }

/** The portal of a customer for whom the script of the document has sent this call. */
function portalAfter(answer: Promise<Response>, more: Partial<CallAhead> & { as?: object } = {}) {
  const { as, ...others } = more
  const request = new Request(`${portalOrigin}/api/me`, { headers: { ...headers, ...as } })
  answer.catch(() => {})
  const ahead = {
    operation: 'GET /api/me',
    request,
    answer,
    sentAt: Date.now(),
    isAnswered: true,
    leave() {},
  }
  const callsAhead: CallAhead[] = [{ ...ahead, ...others }]
  return createTestApi(async () => Response.json(me), { token: 't-1', callsAhead })
}
const answered = async () => Response.json(me)

afterEach(() => void vi.useRealTimers())

describe('the call that the document has sent ahead', () => {
  it('is not sent again: the portal takes its answer once', async () => {
    const { call, sent } = portalAfter(answered())
    expect((await call('getMe')).data).toMatchObject(me)
    expect(sent).toEqual([])
    await call('getMe')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('X-Request-Id')).not.toBe('AHEA-D000')
  })

  it.each([{ Authorization: 'Bearer of-another' }, { Locale: 'sr' }, { ContractId: 'C-2' }])(
    'is not taken if it was sent as %o',
    async (as) => {
      const { call, sent } = portalAfter(answered(), { as })
      await call('getMe')
      expect(sent).toHaveLength(1)
    },
  )

  it.each([
    [19_999, 0],
    [20_000, 1],
  ])(
    'is as old as the timeout of a flow at most: after %i ms the portal sends %i calls',
    async (age, calls) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      const { call, sent } = portalAfter(answered(), { sentAt: Date.now() - age })
      await call('getMe')
      expect(sent).toHaveLength(calls)
    },
  )

  it('is not taken for another operation', async () => {
    const { call, sent } = portalAfter(answered())
    await call('getResources').catch(() => {})
    expect(sent).toHaveLength(1)
  })

  it('S5: is repeated if its connection broke, and reports a refusal by its own id', async () => {
    const lost = portalAfter(Promise.reject(new TypeError('Failed to fetch')))
    expect((await lost.call('getMe')).data).toMatchObject(me)
    expect(lost.sent).toHaveLength(1)
    const refused = portalAfter(Promise.resolve(Response.json({ code: 'ME_FAILED' }, { status: 400 })))
    await refused.call('getMe')
    expect(refused.failed).toMatchObject([{ id: 'AHEA-D000', reason: 'refused', status: 400 }])
  })

  it('is aborted when the portal aborts its call', async () => {
    let leave = () => {}
    const answer = new Promise<Response>((_, reject) => {
      leave = () => reject(new DOMException('left', 'AbortError'))
    })
    const { call, sent } = portalAfter(answer, { leave })
    const leaving = new AbortController()
    const end = call('getMe', {}, leaving.signal).catch((error: Error) => error.name)
    leaving.abort()
    expect(await end).toBe('AbortError')
    expect(sent).toEqual([])
  })
})
