/** What jsdom lacks of a browser, since it lays nothing out. */
import { quickLooks } from './quickLooks'

const reducedMotion = { asked: false }

function matches(query: string): boolean {
  const width = /min-width:\s*(\d+)px/.exec(query)?.[1]
  if (width) return window.innerWidth >= Number(width)
  return query.includes('prefers-reduced-motion') && reducedMotion.asked
}

function matchMedia(query: string): MediaQueryList {
  return {
    media: query,
    get matches() {
      return matches(query)
    },
    onchange: null,
    addEventListener(_: string, listener: EventListenerOrEventListenerObject) {
      window.addEventListener('resize', listener)
    },
    removeEventListener(_: string, listener: EventListenerOrEventListenerObject) {
      window.removeEventListener('resize', listener)
    },
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  }
}

class ResizeObserverGap implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Styles of the design system stay out of the page: jsdom looks through every rule for each element it judges. */
function keepStylesOut(): void {
  const insertBefore = HTMLHeadElement.prototype.insertBefore
  HTMLHeadElement.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return node instanceof HTMLStyleElement ? node : (insertBefore.call(this, node, before) as T)
  }
}

export function installBrowserGaps(): void {
  keepStylesOut()
  window.getComputedStyle = quickLooks(window.getComputedStyle)
  window.matchMedia = matchMedia
  window.ResizeObserver = ResizeObserverGap
  window.scrollTo = () => undefined
  Element.prototype.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}

/** Whether the customer has asked the system for less motion. */
export function reduceMotion(asked: boolean): void {
  reducedMotion.asked = asked
  // What listens to any of the queries listens to this.
  window.dispatchEvent(new Event('resize'))
}

/** Makes the window this wide, in pixels. */
export function resizeTo(width: number): void {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
