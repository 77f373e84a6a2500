import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { toOutcome } from '../../src/api/outcome'
import { caseOf, mobile } from './cases'
import { createTestApi, newSandbox } from './testApi'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Answers the first calls with trouble, the others with a refusal, which any operation may answer. */
async function callThrough(id: OperationId, trouble: () => Response, times = 9) {
  const refusal = () => Response.json({ code: 'SOMETHING_FAILED' })
  const answer = async () => (sent.length <= times ? trouble() : refusal())
  const { call, sent, api } = createTestApi(answer, { contract: mobile })
  const settled = toOutcome(call(id, await caseOf(id, newSandbox()))).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(api.pending.count()).toBe(0)
  return { result: await settled, urls: sent.map(({ url }) => url) }
}

const gateway = (status: number) => () => new Response('<h1>Bad Gateway</h1>', { status })
const breakConnection = () => {
  throw new TypeError('Failed to fetch')
}

// tests/api/faults checks that the portal gives up after three tries, and sends a charge or a payment result once.
it.each<[string, () => Response]>([
  ['a broken connection', breakConnection],
  ['status 502', gateway(502)],
  ['status 503', gateway(503)],
  ['status 504', gateway(504)],
])('after %s the portal sends a read up to three times', async (_, trouble) => {
  const { result, urls } = await callThrough('getListing', trouble, 2)
  expect(result).toMatchObject({ code: 'SOMETHING_FAILED' })
  expect(urls).toEqual(Array(3).fill(urls[0]))
})

it.each([400, 401, 404, 429, 500])('status %s is an answer, which is not retried', async (status) => {
  const trouble = () => Response.json({ code: 'REQUEST_FAILED_SERVER_ERROR' }, { status })
  const { result, urls } = await callThrough('getNotifications', trouble)
  expect(result).toMatchObject({ accepted: false, code: 'REQUEST_FAILED_SERVER_ERROR' })
  expect(urls).toHaveLength(1)
})

it('the pauses grow, and differ between portals', async () => {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const pausesBy = async (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    set.mockClear()
    await callThrough('getMe', gateway(503))
    // The timeout of a call does not count as a pause.
    return set.mock.calls.map(([, wait]) => wait).filter((wait = 0) => wait < 5000)
  }
  expect(await pausesBy(0)).toEqual([150, 300])
  expect(await pausesBy(0.5)).toEqual([225, 450])
})
