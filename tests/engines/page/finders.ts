/** Finds elements inside a page by role, label, title and text; bundled and evaluated in the document of a journey. */
import { queryAllByLabelText, queryAllByRole, queryAllByText, queryAllByTitle } from '@testing-library/dom'
import type { Target } from './target'

/** The position of a click and the number of the frame in which it was so; or what prevents the click. */
export type Reached = { x: number; y: number; frame: number } | { hindrance: string }

export interface Look {
  text: string
  value: string
  checked: boolean
  /** The aria attributes that are not "false". */
  aria: Record<string, string>
  focused: boolean
}

export interface Finders {
  reach(target: string): Reached
  /** All that match, in the order of the page. */
  look(target: string): Look[]
  /** The visible text of the page. */
  text(): string
}

declare global {
  interface Window {
    finders?: Finders
  }
}

let frame = 0
requestAnimationFrame(function count() {
  frame++
  requestAnimationFrame(count)
})

const revive = (text: string): Target =>
  JSON.parse(text, (_, value) =>
    typeof value === 'object' && value && 'pattern' in value ? new RegExp(value.pattern, value.flags) : value,
  )

function all({ by, what, name, within, first }: Target): HTMLElement[] {
  const queries = {
    role: (place: HTMLElement) => queryAllByRole(place, String(what), { ...(name && { name }) }),
    label: (place: HTMLElement) => queryAllByLabelText(place, what),
    title: (place: HTMLElement) => queryAllByTitle(place, what),
    text: (place: HTMLElement) => queryAllByText(place, what),
  }
  const places = within ? all(within) : [document.body]
  const found = places.flatMap(queries[by]).filter((element) => element.getClientRects().length > 0)
  return first ? found.slice(0, 1) : found
}

const isLocked = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

const isOutside = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight

/** A click on its label reaches a field, too: some fields are drawn beside themselves. */
const belongsTo = (hit: Element, element: HTMLElement) =>
  element.contains(hit) || hit.closest('label')?.control === element

function reach(text: string): Reached {
  const [element, ...others] = all(revive(text))
  if (!element) return { hindrance: 'is not there' }
  if (others.length > 0) return { hindrance: `is there ${others.length + 1} times` }
  if (isLocked(element)) return { hindrance: 'is locked' }
  if (isOutside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  if (!hit || !belongsTo(hit, element)) return { hindrance: `is covered by ${hit?.outerHTML.slice(0, 200)}` }
  return { x, y, frame }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function stateOf(element: HTMLElement): Look {
  const field = element as Partial<HTMLInputElement>
  return {
    text: plain(element.innerText),
    value: String(field.value ?? ''),
    checked: field.checked ?? element.ariaChecked === 'true',
    aria: Object.fromEntries(
      [...element.attributes]
        .filter(({ name, value }) => name.startsWith('aria-') && value !== 'false')
        .map(({ name, value }) => [name, value]),
    ),
    focused: document.activeElement === element,
  }
}

window.finders = {
  reach,
  look: (text) => all(revive(text)).map(stateOf),
  text: () => plain(document.body.innerText),
}
