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

/** From here on time goes on by itself, and further by `pass`. */
export function hastenTime(): { pass: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  return { pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
