type Field = HTMLInputElement | HTMLTextAreaElement

/** Passes the text of a field to the portal as if it had just been typed. */
function redispatchInput(field: Field): void {
  const { value } = field
  if (value === '') return
  // React assumes that it rendered this text. The native setter bypasses its own, so React sees a change.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps typed text and the pressed button until the portal has drawn. Then it passes both to the portal and removes the
 * rest of the prerendered markup.
 */
export function replayEarlyInput(page: Document): void {
  const { dataset } = page.documentElement
  let pressedButton: HTMLElement | null = null
  // Enter in a field also clicks the form's button.
  function deferClick(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('.prerendered button')
    if (!button) return
    event.preventDefault()
    pressedButton = button
    dataset.pressed = ''
  }
  function replay() {
    page.removeEventListener('click', deferClick, true)
    delete dataset.prerendered
    for (const element of page.querySelectorAll('.prerendered')) element.remove()
    const focusedInput = page.activeElement instanceof HTMLInputElement ? page.activeElement : null
    const { selectionStart = null, selectionEnd = null } = focusedInput ?? {}
    // Fields drawn by the portal know their value.
    for (const field of page.querySelectorAll<Field>('#portal[data-ids] input')) redispatchInput(field)
    // By then, the portal has drawn these values.
    setTimeout(() => {
      delete dataset.pressed
      if (selectionStart !== null) focusedInput?.setSelectionRange(selectionStart, selectionEnd)
      pressedButton?.click()
    })
  }
  page.addEventListener('click', deferClick, true)
  page.addEventListener('portal:rendered', replay, { once: true })
}
