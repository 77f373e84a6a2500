import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApi } from './testApi'

const now = Date.UTC(2026, 10, 20, 10)
const MINUTE = 60_000
const YEARS = 2 * 365 * 24 * 60 * MINUTE
const dateAt = (time: number) => new Date(time).toUTCString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => void vi.useRealTimers())

/** A client that has received answers with these `Date` headers; `null` stands for none. */
async function clientAfter(dates: (string | null)[], body = '{"code":"X","body":{}}', status = 200) {
  const left = [...dates]
  const { api } = createTestApi(async () => {
    const date = left.shift()
    return new Response(body, { status, ...(typeof date === 'string' && { headers: { date } }) })
  })
  for (const _ of dates) await api.GET('/api/resources').catch(() => {})
  return api
}

it.each<[ahead: number, date: string | null]>([
  ...[-YEARS, YEARS, 5 * MINUTE, -5 * MINUTE].map((ahead): [number, string] => [ahead, dateAt(now + ahead)]),
  ...[-299, -60, 0, 60, 299].map((seconds): [number, string] => [0, dateAt(now + seconds * 1000)]),
  [0, null],
  ...['', '0', '5', 'yesterday', '2024-11-20T10:00:00Z'].map((date): [number, string] => [0, date]),
  [0, 'Wed, 99 Nov 2024 10:00:00 GMT'],
  [0, 'Wed, 20 Nov 2024 10:00:00 GMT, Wed, 20 Nov 2024 10:00:01 GMT'],
])('the time of the portal is %i ms ahead after the header %j', async (ahead, date) => {
  expect((await clientAfter([date])).now()).toBe(now + ahead)
})

it('the time of the portal follows the newest answer that has a date, and continues between answers', async () => {
  const api = await clientAfter([dateAt(now - YEARS), null, 'garbage'])
  vi.setSystemTime(now + 7 * MINUTE)
  expect(api.now()).toBe(now - YEARS + 7 * MINUTE)
  vi.setSystemTime(now)
  expect((await clientAfter([dateAt(now - YEARS), dateAt(now)])).now()).toBe(now)
})

it.each([
  ['{"code":"SOME_FAILED"}', 400],
  ['<h1>Bad</h1>', 500],
])('the time of the portal follows the answer %s with status %i', async (body, status) => {
  expect((await clientAfter([dateAt(now - YEARS)], body, status)).now()).toBe(now - YEARS)
})
