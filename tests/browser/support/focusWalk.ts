import { type CDPSession, expect, type Page } from '@playwright/test'

/** An element with the focus, and whether another element lies over it. */
interface Stop {
  name: string
  isCovered: boolean
}

declare global {
  interface Window {
    /** Where the focus has been since the walk began; null when it left the page. */
    stops: (Stop | null)[]
  }
}

/** The element with the focus, and whether another one lies over its middle or an edge (2.4.11). */
function focused(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body || element instanceof HTMLIFrameElement) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [middle, centre, inset] = [(top + bottom) / 2, (left + right) / 2, 2]
  // No corners: they may be round.
  const points = [
    [centre, middle],
    [centre, top + inset],
    [centre, bottom - inset],
    [left + inset, middle],
    [right - inset, middle],
  ] as const
  const inside = points.filter(([x, y]) => y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth)
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  const isCovered = inside.some(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return !(top && (element.contains(top) || top.contains(element) || label?.contains(top)))
  })
  return { name: element.outerHTML.slice(0, 160), isCovered: isCovered || inside.length === 0 }
}

/** Notes each stop as its key comes up; after the focus has left the page, keys do nothing. */
function noteStops(look: () => Stop | null): void {
  const isOver = () => window.stops.at(-1) === null
  /** What lies over it may be about to go, such as the tooltip of the stop before. */
  const lookAgain = (stop: Stop, element: Element | null) => {
    if (document.activeElement !== element) return
    stop.isCovered = look()?.isCovered ?? false
    if (stop.isCovered) requestAnimationFrame(() => lookAgain(stop, element))
  }
  const note = () => {
    const stop = look()
    window.stops.push(stop)
    if (stop) lookAgain(stop, document.activeElement)
  }
  addEventListener('keyup', () => isOver() || note(), true)
  addEventListener('keydown', (event) => isOver() && event.preventDefault(), true)
}

const KEYS_AT_ONCE = 15
const MOST_KEYS = 60

/** Presses Tab until the focus leaves the page; many keys at once save the way between test and page. */
async function tabThrough(page: Page, cdp: CDPSession, modifiers: number): Promise<Stop[]> {
  await page.evaluate(() => {
    window.stops = []
  })
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers }
  // A frame keeps its keys to itself; rows of a long list, and tooltips, come and go with the focus.
  const isSlow = (await page.locator('iframe, [aria-posinset], [data-scope=tooltip]').count()) > 0
  const atOnce = isSlow ? 1 : KEYS_AT_ONCE
  for (let pressed = 0; pressed < MOST_KEYS; pressed += atOnce) {
    const events = Array.from({ length: atOnce }, () => ['rawKeyDown', 'keyUp'] as const).flat()
    await Promise.all(events.map((type) => cdp.send('Input.dispatchKeyEvent', { type, ...key })))
    const isOver = await page.evaluate(async () => {
      for (let frames = 0; frames < 30 && window.stops.at(-1)?.isCovered; frames++)
        await new Promise(requestAnimationFrame)
      return window.stops.at(-1) === null || document.activeElement instanceof HTMLIFrameElement
    })
    if (isOver) break
  }
  return page.evaluate(() => window.stops.filter((stop) => stop !== null))
}

/** Goes through the page by Tab, and back: on the way back, what sticks to the top may lie over a control. */
export async function expectFocusInSight(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'stops' in window))) await page.evaluate(`(${noteStops})(${focused})`)
  const cdp = await page.context().newCDPSession(page)
  const covered: string[] = []
  for (const [keys, modifiers] of Object.entries({ Tab: 0, 'Shift+Tab': 8 }))
    for (const { name, isCovered } of await tabThrough(page, cdp, modifiers))
      if (isCovered) covered.push(`${keys}: ${name}`)
  await cdp.detach()
  expect.soft(covered, what).toEqual([])
}
