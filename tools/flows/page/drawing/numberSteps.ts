import { textWidth } from '../../diagrams/textWidth'

const HEIGHT = 16
const PADDING = 5
/** An arrow that is taken more often than this has its first steps and a … */
const SHOWN = 3

/** Writes on each arrow of a golden path at which of its steps it is taken. */
export function numberSteps(frame: Element, steps: ReadonlyMap<string, readonly number[]>): void {
  for (const number of frame.querySelectorAll('.steps-taken')) number.remove()
  const drawing = frame.querySelector('svg')
  for (const [id, numbers] of steps) {
    const part = frame.querySelector(`[data-transition="${CSS.escape(id)}"]`)
    const place = part && placeOn(part)
    if (place) drawing?.append(numbered(numbers, place))
  }
}

/** On the upper edge of what stands on an arrow; behind the first line of what has no arrow of its own. */
function placeOn(part: Element): { x: number; y: number } | undefined {
  const label = part.querySelector('.label')
  if (label) return { x: numberOf(label, 'x') + 6, y: numberOf(label, 'y') - HEIGHT + 5 }
  return part.matches('text')
    ? { x: numberOf(part, 'x') + numberOf(part, 'textLength') + 5, y: numberOf(part, 'y') - 12 }
    : undefined
}

const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name))

function numbered(numbers: readonly number[], { x, y }: { x: number; y: number }): SVGElement {
  const words = numbers.slice(0, SHOWN).join(', ') + (numbers.length > SHOWN ? ' …' : '')
  const width = textWidth(words, 12, 'bold')
  const group = element('g', { class: 'steps-taken', 'aria-hidden': 'true' })
  const text = element('text', { x: x + PADDING, y: y + 12.5, textLength: width })
  text.textContent = words
  group.append(element('rect', { x, y, width: width + 2 * PADDING, height: HEIGHT, rx: HEIGHT / 2 }), text)
  return group
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}
