import type { Page } from '@playwright/test'
import { mobilePaths } from './paths'

declare global {
  interface Window {
    /** Those that are still to come. */
    timers: Set<number>
  }
}

/** Pages that a customer goes to again and again; results of payments are asked for once. */
export const visitedPaths = mobilePaths.filter((path) => !path.startsWith('/transaction'))

/** Counts the timers of the page that are still to come. */
export function countTimers(): void {
  const timers = new Set<number>()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  Object.assign(window, {
    timers,
    setTimeout(work: () => void, ms?: number) {
      const id = setTimeout(() => {
        timers.delete(id)
        work()
      }, ms)
      timers.add(id)
      return id
    },
    setInterval(work: () => void, ms?: number) {
      const id = setInterval(work, ms)
      timers.add(id)
      return id
    },
    clearTimeout(id: number) {
      timers.delete(id)
      clearTimeout(id)
    },
    clearInterval(id: number) {
      timers.delete(id)
      clearInterval(id)
    },
  })
}

/** Goes from page to page, faster than they load. */
export const goAround = (page: Page, times: number) =>
  page.evaluate(
    async ([paths, times]) => {
      for (let time = 0; time < times; time++) {
        history.pushState(null, '', paths[time % paths.length])
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [visitedPaths, times] as const,
  )
