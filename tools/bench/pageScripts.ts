// These functions run in the measured pages. They report loading by `console.debug`, because polling would slow the page down.

/** An element to wait for. */
export interface ReadyElement {
  css: string
  /** A part of its text. */
  text?: string
  /** Whether customers type into it. */
  isField?: boolean
}

declare global {
  interface Window {
    /** All performance entries since the page began to load. */
    performanceEntries: PerformanceEntry[]
    /** When React has hydrated the field. Before that, no code handles its keystrokes. */
    usableTime: number | undefined
  }
}

/** Collects performance entries, and reports when the sign is first visible. */
export function observeLoading({ css, text = '', isField }: ReadyElement): void {
  window.performanceEntries = []
  const observer = new PerformanceObserver((list) => window.performanceEntries.push(...list.getEntries()))
  for (const type of ['navigation', 'paint', 'largest-contentful-paint', 'longtask', 'resource'])
    observer.observe({ type, buffered: true })
  const find = () =>
    [...document.querySelectorAll(css)].find(
      (element) => element.getClientRects().length > 0 && element.textContent?.includes(text),
    )
  let isLooking = false
  // A loop of frames would slow down a page that renders in pieces.
  const changes = new MutationObserver(() => {
    if (isLooking) return
    isLooking = true
    requestAnimationFrame(() => {
      isLooking = false
      if (!find()) return
      changes.disconnect()
      console.debug(`ready ${performance.now()}`)
    })
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const recordUsableTime = () => {
    if (Object.keys(find() ?? {}).some((key) => key.startsWith('__reactFiber$')))
      window.usableTime = performance.now()
    else requestAnimationFrame(recordUsableTime)
  }
  if (isField) requestAnimationFrame(recordUsableTime)
}

/** Milliseconds from a click on a link until the first frame with another heading. */
export async function timeChange(path: string): Promise<number> {
  const findHeading = () => document.querySelector('main h1')
  const oldHeading = findHeading()
  const start = performance.now()
  const elapsed = () => performance.now() - start
  document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  do await new Promise(requestAnimationFrame)
  while ([null, oldHeading].includes(findHeading()) && elapsed() < 60_000)
  // The browser paints right after these callbacks, so the next task sees the time.
  await new Promise((resolve) => setTimeout(resolve))
  return elapsed()
}

/** Milliseconds from a click on one element until the first frame with another. */
export async function timeClick([control, ready]: readonly [ReadyElement, ReadyElement]): Promise<number> {
  const find = ({ css, text = '' }: ReadyElement) =>
    [...document.querySelectorAll<HTMLElement>(css)].find(({ textContent }) => textContent?.includes(text))
  const start = performance.now()
  const elapsed = () => performance.now() - start
  find(control)?.click()
  do await new Promise(requestAnimationFrame)
  while (!find(ready) && elapsed() < 300_000)
  await new Promise((resolve) => setTimeout(resolve))
  return elapsed()
}
