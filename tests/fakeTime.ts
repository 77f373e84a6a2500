import { vi } from 'vitest'

/** Time goes on by itself. Each wait, however short, lasts as long as a step at least. */
export const bySmallSteps = { shouldAdvanceTime: true, advanceTimeDelta: 2 }

/** From here on time goes on by itself, and further by `pass`. */
export function hastenTime(): { pass: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...bySmallSteps })
  return { pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) }
}
