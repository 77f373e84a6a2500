import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestApi } from './testApi'

/** A provider that never answers by itself; it breaks off when the call is ended, as fetch does. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a call that nobody waits for any more', () => {
  it('C3: is broken off, and is no failure', async () => {
    const { call, api, sent } = createTestApi(silent)
    const leaving = new AbortController()
    const ended = failureOf(call('getMe', {}, leaving.signal))
    await nextTask()
    expect(api.pending.count()).toBe(1)
    leaving.abort()
    expect(await ended).toMatchObject({ name: 'AbortError' })
    expect(sent).toHaveLength(1)
    expect(api.pending.count()).toBe(0)
  })

  it('C3: is not asked again after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { call, api, sent } = createTestApi(async () => new Response('', { status: 503 }))
    const leaving = new AbortController()
    const ended = failureOf(call('getMe', {}, leaving.signal))
    await nextTask()
    leaving.abort()
    await vi.runAllTimersAsync()
    expect(await ended).toMatchObject({ name: 'AbortError' })
    expect(sent).toHaveLength(1)
    expect(api.pending.count()).toBe(0)
  })
})

it('F6: counts the calls under way, and tells when that changes', async () => {
  const answers: ((answer: Response) => void)[] = []
  const { call, api } = createTestApi(() => new Promise((resolve) => answers.push(resolve)))
  const counts: number[] = []
  const unsubscribe = api.pending.subscribe(() => counts.push(api.pending.count()))
  const calls = [call('getConsentStatus'), call('getConsentStatus')]
  await nextTask()
  for (const answer of answers) answer(Response.json({ body: { GDPRShow: true } }))
  await Promise.all(calls)
  expect(counts).toEqual([1, 2, 1, 0])
  unsubscribe()
  const last = call('getConsentStatus')
  await nextTask()
  answers.at(-1)?.(Response.json({ body: { GDPRShow: true } }))
  await last
  expect(counts).toHaveLength(4)
})

it('S5: each call belongs to the contract and language of its moment', async () => {
  const who = { locale: 'de', contract: { productId: 'P-1', contractId: 'C-1' } }
  const { call, sent } = createTestApi(async () => Response.json({ body: { GDPRShow: false } }), who)
  await call('getConsentStatus')
  Object.assign(who, { locale: 'sr', contract: { productId: 'P-2', contractId: 'C-2' } })
  await call('getConsentStatus')
  const asked = sent.map(({ headers }) => [headers.get('Locale'), headers.get('ContractId')])
  expect(asked).toEqual([
    ['de', 'C-1'],
    ['sr', 'C-2'],
  ])
})
