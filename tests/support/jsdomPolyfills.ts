/** Polyfills of what jsdom lacks, mostly because it has no layout; and one of what Node has with a fault. */
import { ReadableStream as Stream } from 'node:stream/web'
import { threadId } from 'node:worker_threads'

function matches(query: string): boolean {
  const width = /min-width:\s*(\d+)px/.exec(query)?.[1]
  return width !== undefined && window.innerWidth >= Number(width)
}

/** Whatever listens to a query listens to the size of the window. */
const matchMedia = (media: string) =>
  ({
    media,
    get matches() {
      return matches(media)
    },
    addEventListener: (_: string, listener: EventListener) => window.addEventListener('resize', listener),
    removeEventListener: (_: string, listener: EventListener) =>
      window.removeEventListener('resize', listener),
  }) as MediaQueryList

class ResizeObserverPolyfill implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Styles of the design system stay out of the page: jsdom looks through every rule for each element it judges. */
function ignoreStyles(): void {
  const insertBefore = HTMLHeadElement.prototype.insertBefore
  HTMLHeadElement.prototype.insertBefore = function <T extends Node>(node: T, child: Node | null): T {
    return node instanceof HTMLStyleElement ? node : (insertBefore.call(this, node, child) as T)
  }
}

/** Node's clone of a request loses its abort as soon as the garbage collector runs. A new request keeps it. */
function preserveAbortSignals(): void {
  const { clone } = Request.prototype
  Request.prototype.clone = function (this: Request) {
    return new Request(clone.call(this), { signal: this.signal })
  }
}

type GetStyle = typeof window.getComputedStyle

/** Elements whose display depends on more than their name, in the style sheet of browsers. */
const specialTags = ['DIALOG', 'INPUT', 'SUMMARY']
const decisiveAttributes = ['hidden', 'popover', 'style']

/**
 * Accessible names ask for the style of each element in and around them. In a page without styles, it mostly depends on the
 * element's name, but jsdom goes through its whole style sheet each time: a tenth of the time of all screen tests.
 */
export function cacheStyles(getStyle: GetStyle): GetStyle {
  const styles = new Map<string, CSSStyleDeclaration>()
  return (element, pseudo) => {
    const { tagName, ownerDocument } = element
    let isPlain = !pseudo && ownerDocument.styleSheets.length === 0 && !specialTags.includes(tagName)
    for (let box: Element | null = element; box && isPlain; box = box.parentElement)
      isPlain = !decisiveAttributes.some((name) => box?.hasAttribute(name))
    const style = (isPlain && styles.get(tagName)) || getStyle(element, pseudo)
    if (isPlain) styles.set(tagName, style)
    return style
  }
}

/** The stream of a blob. */
function streamOf(blob: Blob) {
  return new Stream({
    async start(controller) {
      controller.enqueue(new Uint8Array(await blob.arrayBuffer()))
      controller.close()
    },
  })
}

/** An animation that never runs: what jsdom draws, nobody sees. */
const stillAnimation = () => ({ cancel() {}, commitStyles() {}, playState: 'idle' })

/** Node's channels also reach the test files of other workers. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${threadId}.${name}`)
  }
}

export function installJsdomPolyfills(): void {
  ignoreStyles()
  preserveAbortSignals()
  window.getComputedStyle = cacheStyles(window.getComputedStyle)
  window.matchMedia = matchMedia
  Object.assign(Element.prototype, { animate: stillAnimation })
  window.ResizeObserver = ResizeObserverPolyfill
  window.scrollTo = () => undefined
  Object.assign(window, { ReadableStream: Stream, BroadcastChannel: OwnChannel })
  Object.assign(Blob.prototype, {
    stream(this: Blob) {
      return streamOf(this)
    },
  })
}

/** Makes the window this wide, in pixels. */
export function resizeTo(width: number): void {
  window.innerWidth = width
  window.dispatchEvent(new Event('resize'))
}
