type Field = HTMLInputElement | HTMLTextAreaElement

/** Passes the text of a field to the portal as if it had just been typed. */
function tellAgain(field: Field): void {
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
export function keepWhatIsDone(page: Document): void {
  const { dataset } = page.documentElement
  let pressed: HTMLElement | null = null
  // Enter in a field also clicks the form's button.
  function keep(event: MouseEvent) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('.before button')
    if (!button) return
    event.preventDefault()
    pressed = button
    dataset.pressed = ''
  }
  function handOver() {
    page.removeEventListener('click', keep, true)
    delete dataset.before
    for (const element of page.querySelectorAll('.before')) element.remove()
    const typedIn = page.activeElement instanceof HTMLInputElement ? page.activeElement : null
    const { selectionStart = null, selectionEnd = null } = typedIn ?? {}
    // Fields drawn by the portal know their value.
    for (const field of page.querySelectorAll<Field>('#portal[data-ids] input')) tellAgain(field)
    // By then, the portal has drawn these values.
    setTimeout(() => {
      delete dataset.pressed
      if (selectionStart !== null) typedIn?.setSelectionRange(selectionStart, selectionEnd)
      pressed?.click()
    })
  }
  page.addEventListener('click', keep, true)
  page.addEventListener('portal:drawn', handOver, { once: true })
}
