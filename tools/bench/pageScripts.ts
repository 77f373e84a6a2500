// These functions run in the measured pages. They report by `console.debug`, because polling would slow the page down.

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
  const isHydrated = () => Object.keys(find() ?? {}).some((key) => key.startsWith('__reactFiber$'))
  const reportReady = () => {
    if (find()) console.debug(`ready ${performance.now()}`)
    else requestAnimationFrame(reportReady)
  }
  const recordUsableTime = () => {
    if (isHydrated()) window.usableTime = performance.now()
    else requestAnimationFrame(recordUsableTime)
  }
  requestAnimationFrame(reportReady)
  if (isField) requestAnimationFrame(recordUsableTime)
}

/** Milliseconds from the next click until the first frame with an element that was not there before. */
export const timeClickToPaint = (css: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`${css} did not appear within a minute`)), 60_000)
    const initialElements = new Set(document.querySelectorAll(css))
    const poll = (start: number) => {
      if ([...document.querySelectorAll(css)].every((element) => initialElements.has(element)))
        return requestAnimationFrame(() => poll(start))
      // The browser paints right after these callbacks, so the next task sees the time.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        clearTimeout(timeout)
        resolve(performance.now() - start)
      }
      channel.port2.postMessage(null)
    }
    const start = ({ timeStamp }: MouseEvent) => requestAnimationFrame(() => poll(timeStamp))
    addEventListener('click', start, { capture: true, once: true })
  })
