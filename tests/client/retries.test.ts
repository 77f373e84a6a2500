import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toOutcome } from '../../src/api/outcome'
import { caseOf, mobile } from './cases'
import { createTestApi, newSandbox, operations } from './testApi'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The provider gives this answer once, so that asking again would lose it. */
const isGivenOnce = ({ id }: (typeof operations)[number]) => id === 'getTransactionStatus'
const reads = operations.filter((operation) => operation.method === 'GET' && !isGivenOnce(operation))
const changes = operations.filter((operation) => operation.method === 'POST' || isGivenOnce(operation))
const refusal = () => Response.json({ code: 'SOMETHING_FAILED', message: 'refused' })

/** What can go wrong on the way, so that asking once more may help. */
const troubles: Record<string, () => Response> = {
  'a broken connection': () => {
    throw new TypeError('Failed to fetch')
  },
  'status 502': () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  'status 503': () => new Response('', { status: 503 }),
  'status 504': () => new Response('', { status: 504 }),
}

/** Answers the first calls with trouble, the others with a refusal, which any operation may answer. */
async function callThrough(id: (typeof operations)[number]['id'], trouble: () => Response, times: number) {
  const { call, sent, api } = createTestApi(async () => (sent.length <= times ? trouble() : refusal()), {
    contract: mobile,
  })
  const settled = toOutcome(call(id, await caseOf(id, newSandbox()))).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { result: await settled, sent, api }
}

describe.each(Object.entries(troubles))('after %s', (_, trouble) => {
  it.each(reads)('$id asks again, and once more', async ({ id }) => {
    const { result, sent, api } = await callThrough(id, trouble, 2)
    expect(result).toMatchObject({ code: 'SOMETHING_FAILED' })
    expect(sent.map(({ url }) => url)).toEqual(Array(3).fill(sent[0]?.url))
    expect(api.pending.count()).toBe(0)
  })

  it.each(reads)('$id gives up after the third time', async ({ id }) => {
    const { result, sent, api } = await callThrough(id, trouble, 9)
    expect(result).toMatchObject({ name: 'CallFailed' })
    expect(sent).toHaveLength(3)
    expect(api.pending.count()).toBe(0)
  })

  it.each(changes)('$id, which may change something, is sent once', async ({ id }) => {
    const { result, sent, api } = await callThrough(id, trouble, 9)
    expect(result).toMatchObject({ name: 'CallFailed' })
    expect(sent).toHaveLength(1)
    expect(api.pending.count()).toBe(0)
  })
})

it.each([400, 401, 404, 429, 500])('status %s is an answer: nothing is asked again', async (status) => {
  const trouble = () => Response.json({ code: 'REQUEST_FAILED_SERVER_ERROR' }, { status })
  const { result, sent } = await callThrough('getNotifications', trouble, 9)
  expect(result).toMatchObject({ accepted: false, code: 'REQUEST_FAILED_SERVER_ERROR' })
  expect(sent).toHaveLength(1)
})

it('waits longer from time to time, and not all portals alike', async () => {
  const waits: number[] = []
  for (const random of [0, 0.5]) {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const set = vi.spyOn(globalThis, 'setTimeout')
    await callThrough('getMe', () => new Response('', { status: 503 }), 9)
    // How long a call is waited for is no pause.
    waits.push(...set.mock.calls.map(([, wait]) => wait ?? 0).filter((wait) => wait < 5000))
    set.mockRestore()
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = waits
  expect(waits).toHaveLength(4)
  expect(second).toBeGreaterThan(first)
  expect(fourth).toBeGreaterThan(third)
  expect(third).toBeGreaterThan(first)
})
