/** Makes the states of a drawing buttons; one of them is a tab stop, the arrow keys lead to the others. */
export function prepare(drawing: Element): void {
  drawing.setAttribute('role', 'group')
  for (const [index, state] of buttonsIn(drawing).entries()) {
    state.setAttribute('role', 'button')
    state.setAttribute('tabindex', index === 0 ? '0' : '-1')
    state.addEventListener('focus', () => {
      for (const other of statesOf(state)) other.setAttribute('tabindex', other === state ? '0' : '-1')
    })
  }
}

/** All but the first, the flow itself, which is the ground of the drawing. */
const buttonsIn = (drawing: Element) => [...drawing.querySelectorAll<SVGElement>('[data-state]')].slice(1)

/** The states of the drawing in which a state is. */
export const statesOf = (state: SVGElement): SVGElement[] => [
  ...(state.ownerSVGElement?.querySelectorAll<SVGElement>('[role="button"]') ?? []),
]

/** Where the words of a state begin: the middle of one that holds others would be that of another. */
export function boxOf(state: SVGElement): { state: SVGElement; x: number; y: number } {
  const { x, y, width } = (state.querySelector('text') ?? state).getBoundingClientRect()
  return { state, x: x + width / 2, y }
}

/** Scrolls a frame, and nothing around it, until a part of its drawing is in its middle; not if it is in sight. */
export function show(frame: Element, part: Element | null): void {
  // The words of an arrow, not all of its way; of a state with others inside its name.
  const shown = part?.matches('.group') ? part.querySelector('text') : (part?.querySelector('rect') ?? part)
  if (!shown) return
  const [inner, outer] = [shown.getBoundingClientRect(), frame.getBoundingClientRect()]
  const isAcross = inner.left >= outer.left && inner.right <= outer.right
  const isDown = inner.top >= outer.top && inner.bottom <= outer.bottom
  if (isAcross && isDown) return
  frame.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    top: inner.y + inner.height / 2 - outer.y - outer.height / 2,
  })
}
