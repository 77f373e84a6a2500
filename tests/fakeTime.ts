import { vi } from 'vitest'

/** Time advances by itself. Each wait, however short, lasts at least one step. */
export const bySmallSteps = { shouldAdvanceTime: true, advanceTimeDelta: 2 }

/** From here on, time advances by itself, and `pass` advances it further. */
export function hastenTime(): { pass: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...bySmallSteps })
  return { pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) }
}
