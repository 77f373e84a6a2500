/**
 * Runs in the page before all else: notes when a listener of the page first heard a keystroke in this field. React listens
 * before it has adopted the markup that it finds; until it has, that does not count.
 */
export function listen(css: string): void {
  const { addEventListener } = EventTarget.prototype
  const keysOf = (node: Element) => Object.keys(node)
  const isAdopted = (field: Element) => {
    for (let node: Element | null = field; node; node = node.parentElement)
      if (keysOf(node).some((key) => key.startsWith('__reactContainer$')))
        return keysOf(field).some((key) => key.startsWith('__reactFiber$'))
    return true
  }
  const note = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(css) && isAdopted(target))) return
    if (window.watched.heard === null) window.tell('heard')
    window.watched.heard ??= performance.now()
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    addEventListener.call(this, type, listener, options)
    // Comes after the page's own, for it is added after it.
    if (type === 'input') addEventListener.call(this, type, note, options)
  }
}
