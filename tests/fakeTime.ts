import { afterEach, vi } from 'vitest'

/**
 * From here on time passes only by `pass`, and while Testing Library waits for something.
 * Timers set before go on by themselves.
 */
export function stopTime(): { pass: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Testing Library moves the clock of its own accord only where it meets jest.
  vi.stubGlobal('jest', {
    advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  })
  return { pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) }
}

/** Time goes on by itself. Each wait, however short, lasts as long as a step at least. */
export const bySmallSteps = { shouldAdvanceTime: true, advanceTimeDelta: 2 }

/** From here on time goes on by itself, and further by `pass`. */
export function hastenTime(): { pass: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...bySmallSteps })
  return { pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
