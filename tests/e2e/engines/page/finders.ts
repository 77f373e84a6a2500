/** Finds elements inside a page by role, label, title and text; bundled and evaluated in the document of a journey. */
import { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } from '@testing-library/dom'

declare global {
  interface Window {
    finders?: object
  }
}

/** The position of a click and the number of the frame in which it was so; or what prevents the click. */
export type ReachResult = { x: number; y: number; frame: number } | { obstacle: string }

/** What a customer can observe of an element. */
export interface ElementState {
  text: string
  value: string
  checked: boolean
  /** The aria attributes that are not "false". */
  aria: Record<string, string>
  focused: boolean
}

let frame = 0
requestAnimationFrame(function count() {
  frame++
  requestAnimationFrame(count)
})

type Places = HTMLElement[] | undefined
type Matcher = string | RegExp

/** Firefox evaluates each target in another realm, whose RegExp objects Testing Library does not accept. */
const localMatcher = (matcher: Matcher) => (typeof matcher === 'string' ? matcher : new RegExp(matcher))

const all = (places: Places, query: (place: HTMLElement) => HTMLElement[]) =>
  (places ?? [document.body]).flatMap(query).filter((element) => element.getClientRects().length > 0)

const isLocked = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

const isOutside = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight

/** A click on its label reaches a field, too: some fields are drawn outside their own box. */
const belongsTo = (hit: Element, element: HTMLElement) =>
  element.contains(hit) || hit.closest('label')?.control === element

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function stateOf(element: HTMLElement): ElementState {
  const field = element as Partial<HTMLInputElement>
  const aria = [...element.attributes].filter(({ name, value }) => /^aria-/.test(name) && value !== 'false')
  return {
    text: collapseSpaces(element.innerText),
    value: String(field.value ?? ''),
    checked: field.checked ?? element.ariaChecked === 'true',
    aria: Object.fromEntries(aria.map(({ name, value }) => [name, value])),
    focused: document.activeElement === element,
  }
}

window.finders = {
  role: (places: Places, role: string, name?: Matcher) =>
    all(places, (place) => queryAllByRole(place, role, { ...(name && { name: localMatcher(name) }) })),
  label: (places: Places, text: string) => all(places, (place) => queryAllByLabelText(place, text)),
  title: (places: Places, text: string) => all(places, (place) => queryAllByTitle(place, text)),
  text: (places: Places, text: Matcher) => all(places, (place) => queryAllByText(place, localMatcher(text))),
  first: ([element]: HTMLElement[]) => (element ? [element] : []),
  /** The states of all matching elements, in the order of the page. */
  observe: (elements: HTMLElement[]) => elements.map(stateOf),
  /** The visible text of the page. */
  read: () => collapseSpaces(document.body.innerText),
  reach([element, ...others]: HTMLElement[]): ReachResult {
    if (!element) return { obstacle: 'is not there' }
    if (others.length > 0) return { obstacle: `is there ${others.length + 1} times` }
    if (isLocked(element)) return { obstacle: 'is locked' }
    if (isOutside(element.getBoundingClientRect()))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    if (hit && belongsTo(hit, element)) return { x, y, frame }
    return { obstacle: `is covered by ${hit?.outerHTML.slice(0, 200)}` }
  },
}
