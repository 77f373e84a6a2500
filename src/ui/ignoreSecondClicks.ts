const CONTROLS = 'a, button, input, label, select, summary, textarea'

/** What a click operates. */
function controlAt(target: EventTarget | null): EventTarget | null {
  const control = target instanceof Element ? (target.closest(CONTROLS) ?? target) : target
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}

/**
 * Ignores the second click of a double click whose first one brought another control below the pointer: it was not
 * meant for that control. The returned function ends it.
 */
export function ignoreSecondClicks(): () => void {
  let clicked: EventTarget | null
  const onClick = (event: MouseEvent) => {
    const control = controlAt(event.target)
    if (event.detail <= 1) clicked = control
    else if (control !== clicked) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
