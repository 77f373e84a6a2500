import type { Page } from '@playwright/test'

/** What is looked for in a page. */
export interface Sign {
  css: string
  /** What the element says, among other things. */
  words?: string
  /** Only an element that was not there when the watch began. */
  fresh?: boolean
}

/** Until what was asked of the page before has begun: a click must not come before what waits for it. */
export const begun = (page: Page) => page.evaluate('0')

/**
 * Milliseconds from the next event of this type until the first frame with the sign is painted. Call it first, then let the
 * customer act, then wait for it. With `since: 'now'`, nothing else is waited for.
 */
export const paintedAfter = (page: Page, since: 'click' | 'now', sign: Sign): Promise<number> =>
  page.evaluate(
    ([since, { css, words = '', fresh }]) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${css} was not seen within a minute`)), 60_000)
        const before = new Set(fresh ? document.querySelectorAll(css) : [])
        const isThere = () =>
          [...document.querySelectorAll(css)].some(
            (element) => !before.has(element) && element.textContent?.includes(words),
          )
        const from = (start: number) => {
          const look = () => {
            if (!isThere()) return requestAnimationFrame(look)
            // Frames are painted right after these callbacks: the next task sees the time.
            const channel = new MessageChannel()
            channel.port1.onmessage = () => {
              clearTimeout(timer)
              resolve(performance.now() - start)
            }
            channel.port2.postMessage(null)
          }
          requestAnimationFrame(look)
        }
        if (since === 'now') from(performance.now())
        else addEventListener(since, (event) => from(event.timeStamp), { capture: true, once: true })
      }),
    [since, sign] as const,
  )
