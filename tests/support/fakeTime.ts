import { vi } from 'vitest'

/** Time advances by itself. Each wait, however short, lasts at least one step. */
export const smallSteps = { shouldAdvanceTime: true, advanceTimeDelta: 2 }

/** From here on, time advances by itself, and `advance` advances it further. */
export function autoAdvanceTime(): { advance: (milliseconds: number) => Promise<void> } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...smallSteps })
  return { advance: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)) }
}
