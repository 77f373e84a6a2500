import { describe, expect, it } from 'vitest'
import type { CallAhead } from '../../src/api/callAhead'
import { createTestApi, portalOrigin } from './testApi'

const me = { code: 'GET_USER_SUCCESS', body: { user: { fullName: 'Lena Moser', contracts: [] } } }
const headers = { 'X-Request-Id': 'AHEA-D000', Authorization: 'Bearer t-1', Locale: 'de' }

/** What the document's script has sent, as somebody else perhaps, and what came of it. */
const sentAhead = (
  as: object = {},
  answer: Promise<Response> = Promise.resolve(Response.json(me)),
): CallAhead => {
  const request = new Request(`${portalOrigin}/api/me`, { headers: { ...headers, ...as } })
  answer.catch(() => {})
  return { operation: 'GET /api/me', request, sentAt: Date.now(), answer, isAnswered: true, leave: () => {} }
}
const answers = async () => Response.json(me)

describe('the call that the document has sent ahead', () => {
  it('is not sent again: its answer is taken, once', async () => {
    const { call, sent } = createTestApi(answers, { token: 't-1', callsAhead: [sentAhead()] })
    expect((await call('getMe')).data).toMatchObject(me)
    expect(sent).toEqual([])
    await call('getMe')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('X-Request-Id')).not.toBe('AHEA-D000')
  })

  it.each([{ Authorization: 'Bearer of-another' }, { Locale: 'sr' }, { ContractId: 'C-2' }])(
    'is not taken for one as somebody else: %o',
    async (as) => {
      const { call, sent } = createTestApi(answers, { token: 't-1', callsAhead: [sentAhead(as)] })
      await call('getMe')
      expect(sent).toHaveLength(1)
    },
  )

  it('is not taken once it is older than the flows wait for an answer', async () => {
    const old = { ...sentAhead(), sentAt: Date.now() - 20_001 }
    const { call, sent } = createTestApi(answers, { token: 't-1', callsAhead: [old] })
    await call('getMe')
    expect(sent).toHaveLength(1)
  })

  it('is not taken for another call', async () => {
    const { call, sent } = createTestApi(answers, { token: 't-1', callsAhead: [sentAhead()] })
    await call('getResources').catch(() => {})
    expect(sent).toHaveLength(1)
  })

  it('S5: is repeated where it did not come, and tells a refusal by its own id', async () => {
    const lost = createTestApi(answers, {
      token: 't-1',
      callsAhead: [sentAhead({}, Promise.reject(new TypeError('Failed to fetch')))],
    })
    expect((await lost.call('getMe')).data).toMatchObject(me)
    expect(lost.sent).toHaveLength(1)
    const refusal = Promise.resolve(Response.json({ code: 'ME_FAILED' }, { status: 400 }))
    const refused = createTestApi(answers, { token: 't-1', callsAhead: [sentAhead({}, refusal)] })
    await refused.call('getMe')
    expect(refused.failed).toMatchObject([{ id: 'AHEA-D000', reason: 'refused', status: 400 }])
  })

  it('is broken off when the portal gives it up', async () => {
    let leave = () => {}
    const answer = new Promise<Response>((_, reject) => {
      leave = () => reject(new DOMException('left', 'AbortError'))
    })
    const { call, sent } = createTestApi(answers, {
      token: 't-1',
      callsAhead: [{ ...sentAhead({}, answer), leave }],
    })
    const leaving = new AbortController()
    const end = call('getMe', {}, leaving.signal).catch((error: Error) => error.name)
    leaving.abort()
    expect(await end).toBe('AbortError')
    expect(sent).toEqual([])
  })
})
