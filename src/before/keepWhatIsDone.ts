type Field = HTMLInputElement | HTMLTextAreaElement

/** Passes the text of a field to the portal as if it had just been typed. */
function tellAgain(field: Field): void {
  const { value } = field
  if (value === '') return
  // React took what it found for what it had drawn itself. Past its own setter, the value is news to it.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Keeps what is typed and pressed in the document until the portal has taken it over. Then it tells the portal of both, and
 * takes away what else stands in the document.
 */
export function keepWhatIsDone(page: Document): void {
  const { dataset } = page.documentElement
  let pressed: HTMLElement | null = null
  // Enter in a field is a press of the form's button, too.
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
    // What the portal has drawn itself knows its value.
    for (const field of page.querySelectorAll<Field>('#portal[data-ids] input')) tellAgain(field)
    // By then, the portal has drawn what it was told.
    setTimeout(() => {
      delete dataset.pressed
      if (selectionStart !== null) typedIn?.setSelectionRange(selectionStart, selectionEnd)
      pressed?.click()
    })
  }
  page.addEventListener('click', keep, true)
  page.addEventListener('portal:drawn', handOver, { once: true })
}
