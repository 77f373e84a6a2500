// What runs in the pages that are measured. A page reports by `console.debug`: polling it from outside would cost its time.

/** An element to wait for. */
export interface Sign {
  css: string
  /** A part of its text. */
  text?: string
}

declare global {
  interface Window {
    /** What the browser has measured since the page began to load. */
    performanceEntries: PerformanceEntry[]
  }
}

/** Collects performance entries, and reports when the sign is first visible. */
export function watch({ css, text = '' }: Sign): void {
  window.performanceEntries = []
  const observer = new PerformanceObserver((list) => window.performanceEntries.push(...list.getEntries()))
  for (const type of ['navigation', 'paint', 'largest-contentful-paint', 'longtask', 'resource'])
    observer.observe({ type, buffered: true })
  const isVisible = () =>
    [...document.querySelectorAll(css)].some(
      (element) => element.getClientRects().length > 0 && element.textContent?.includes(text),
    )
  const look = () => {
    if (isVisible()) console.debug(`ready ${performance.now()}`)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Reports when a listener of the page first handles a keystroke in this field. React listens before it has hydrated the
 * markup; until then, a keystroke does not count.
 */
export function watchInput(css: string): void {
  const { addEventListener } = EventTarget.prototype
  const isHydrated = (field: Element) => {
    const hasKey = (node: Element, start: string) => Object.keys(node).some((key) => key.startsWith(start))
    for (let node: Element | null = field; node; node = node.parentElement)
      if (hasKey(node, '__reactContainer$')) return hasKey(field, '__reactFiber$')
    return true
  }
  const report = ({ target }: Event) => {
    if (target instanceof Element && target.matches(css) && isHydrated(target))
      console.debug(`handled ${performance.now()}`)
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    addEventListener.call(this, type, listener, options)
    // Added after the page's own listener, so that it runs after it.
    if (type === 'input') addEventListener.call(this, type, report, options)
  }
}

/** Milliseconds from the next click until the first frame with an element that was not there before. */
export const paintedAfterClick = (css: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(() => reject(new Error(`${css} did not appear within a minute`)), 60_000)
    const before = new Set(document.querySelectorAll(css))
    const look = (start: number) => {
      if ([...document.querySelectorAll(css)].every((element) => before.has(element)))
        return requestAnimationFrame(() => look(start))
      // The browser paints right after these callbacks, so the next task sees the time.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        clearTimeout(timeout)
        resolve(performance.now() - start)
      }
      channel.port2.postMessage(null)
    }
    const start = ({ timeStamp }: MouseEvent) => requestAnimationFrame(() => look(timeStamp))
    addEventListener('click', start, { capture: true, once: true })
  })
