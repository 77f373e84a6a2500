import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { port } from '../../src/core/port'
import type { PortLimit } from '../../src/core/portKinds'

afterEach(() => void vi.useRealTimers())

const limits: [PortLimit, number][] = [
  ['reads', 20],
  ['changes', 45],
  ['charges', 45],
  ['downloads', 45],
  [{ kind: 'changes', seconds: 20 }, 20],
]

/** A port without an answer, what it does to its call, and how it ends. */
function startSilent(limit: PortLimit, onSilence?: () => string) {
  vi.useFakeTimers()
  const events: string[] = []
  const silent = port(
    limit,
    ({ signal }) => {
      signal.addEventListener('abort', () => events.push('aborted'))
      return new Promise<string>(() => {})
    },
    onSilence,
  )
  const actor = createActor(silent)
  actor.subscribe({
    next: ({ output }) => output && events.push(output),
    error: (error) => events.push(String(error)),
  })
  actor.start()
  return { actor, events }
}

it.each(limits)(
  'X4: every call ends: a port (%j) times out after %i seconds, and aborts it before',
  async (limit, seconds) => {
    const { events } = startSilent(limit)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual(['aborted', 'CallFailed: answer: timedOut'])
  },
)

it('B5: a port may have an answer of its own for silence', async () => {
  const { events } = startSilent('downloads', () => 'silent')
  await vi.advanceTimersByTimeAsync(45_000)
  expect(events).toEqual(['aborted', 'silent'])
})

it('E1: a stopped port aborts its call, and never ends', async () => {
  const { actor, events } = startSilent('reads')
  await vi.advanceTimersByTimeAsync(1000)
  actor.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual(['aborted'])
  expect(vi.getTimerCount()).toBe(0)
})
