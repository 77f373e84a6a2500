import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApi } from './testApi'

const now = Date.UTC(2026, 10, 20, 10)
const MINUTE = 60_000
const YEARS = 2 * 365 * 24 * 60 * MINUTE

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

/** The client after an answer of each of these `Date` headers; `null` stands for none. */
async function heard(...dates: (string | null)[]) {
  const left = [...dates]
  const { api } = createTestApi(async () => {
    const date = left.shift() ?? null
    return Response.json({ code: 'X', body: {} }, { headers: date === null ? {} : { date } })
  })
  for (const _ of dates) await api.GET('/api/resources').catch(() => {})
  return api.now()
}
const dateAt = (time: number) => new Date(time).toUTCString()

describe('the time of the portal', () => {
  it.each([
    ['two years behind', now - YEARS],
    ['two years ahead', now + YEARS],
    ['ten minutes ahead', now + 10 * MINUTE],
  ])('is that of a provider whose clock is %s', async (_, time) => {
    expect(await heard(dateAt(time))).toBe(time)
  })

  it.each([-4, -1, 0, 1, 4])('is that of the browser where %i minutes lie between them', async (minutes) => {
    expect(await heard(dateAt(now + minutes * MINUTE))).toBe(now)
  })

  it.each([
    null,
    '',
    '0',
    '5',
    'yesterday',
    '2024-11-20T10:00:00Z',
    'Wed, 99 Nov 2024 10:00:00 GMT',
    'Wed, 20 Nov 2024 10:00:00 GMT, Wed, 20 Nov 2024 10:00:01 GMT',
  ])('is that of the browser where the header is %j', async (date) => {
    expect(await heard(date)).toBe(now)
  })

  it('stays where an answer does not tell it, and follows the newest that does', async () => {
    const time = now - YEARS
    expect(await heard(dateAt(time), null, 'garbage')).toBe(time)
    expect(await heard(dateAt(time), dateAt(now))).toBe(now)
  })

  it('goes on between two answers', async () => {
    const api = createTestApi(async () =>
      Response.json({ code: 'X', body: {} }, { headers: { date: dateAt(now + YEARS) } }),
    ).api
    await api.GET('/api/resources').catch(() => {})
    vi.setSystemTime(now + 7 * MINUTE)
    expect(api.now()).toBe(now + YEARS + 7 * MINUTE)
  })

  it('is told by a refusal, too, and by what stands in front of a provider', async () => {
    for (const [body, status] of [
      ['{"code":"SOME_FAILED"}', 400],
      ['<h1>Bad</h1>', 500],
    ] as const) {
      const { api } = createTestApi(
        async () => new Response(body, { status, headers: { date: dateAt(now - YEARS) } }),
      )
      await api.GET('/api/resources').catch(() => {})
      expect(api.now()).toBe(now - YEARS)
    }
  })
})
