import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toOutcome } from '../../src/api/outcome'
import { caseOf, mobile } from './cases'
import { createTestApi, newSandbox, type operations } from './testApi'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Id = (typeof operations)[number]['id']

/** Answers the first calls with trouble, the others with a refusal, which any operation may answer. */
async function callThrough(id: Id, trouble: () => Response, times: number) {
  const refusal = () => Response.json({ code: 'SOMETHING_FAILED', message: 'refused' })
  const answer = async () => (sent.length <= times ? trouble() : refusal())
  const { call, sent, api } = createTestApi(answer, { contract: mobile })
  const settled = toOutcome(call(id, await caseOf(id, newSandbox()))).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(api.pending.count()).toBe(0)
  return { result: await settled, sent }
}

// tests/faults asks the same of every operation, for two of these.
describe.each<[string, () => Response]>([
  [
    'a broken connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
  ['status 502', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['status 503', () => new Response('', { status: 503 })],
  ['status 504', () => new Response('', { status: 504 })],
])('after %s', (_, trouble) => {
  it('a read is sent up to three times', async () => {
    const { result, sent } = await callThrough('getListing', trouble, 2)
    expect(result).toMatchObject({ code: 'SOMETHING_FAILED' })
    expect(sent.map(({ url }) => url)).toEqual(Array(3).fill(sent[0]?.url))
    const failed = await callThrough('getListing', trouble, 9)
    expect(failed.result).toMatchObject({ name: 'CallFailed' })
    expect(failed.sent).toHaveLength(3)
  })

  // The provider gives the result of a payment once, so that a retry would lose it.
  it.each(['prepareTopUp', 'getTransactionStatus'] as const)('%s is sent once', async (id) => {
    const { result, sent } = await callThrough(id, trouble, 9)
    expect(result).toMatchObject({ name: 'CallFailed' })
    expect(sent).toHaveLength(1)
  })
})

it.each([400, 401, 404, 429, 500])('status %s is an answer, which is not retried', async (status) => {
  const trouble = () => Response.json({ code: 'REQUEST_FAILED_SERVER_ERROR' }, { status })
  const { result, sent } = await callThrough('getNotifications', trouble, 9)
  expect(result).toMatchObject({ accepted: false, code: 'REQUEST_FAILED_SERVER_ERROR' })
  expect(sent).toHaveLength(1)
})

it('the pauses grow, and differ between portals', async () => {
  const pausesBy = async (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const set = vi.spyOn(globalThis, 'setTimeout')
    await callThrough('getMe', () => new Response('', { status: 503 }), 9)
    // The timeout of a call is no pause.
    const pauses = set.mock.calls.map(([, wait]) => wait ?? 0).filter((wait) => wait < 5000)
    set.mockRestore()
    return pauses as [number, number]
  }
  const [first, second, ...more] = await pausesBy(0)
  const [third, fourth] = await pausesBy(0.5)
  expect(more).toEqual([])
  expect(second).toBeGreaterThan(first)
  expect(fourth).toBeGreaterThan(third)
  expect(third).toBeGreaterThan(first)
})
