/** The fields of a form that hold text; the others tell of a change by other events. */
const texts = 'input:not([type=checkbox], [type=radio]), textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

let noticing = false

/** Puts a value back past React, which has just drawn the field without it. */
function putBack(field: Field, value: string): void {
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function notice({ target, type }: Event): void {
  const form = target instanceof Element && target.closest('form')
  if (!form || noticing) return
  noticing = true
  // All values first: hearing of one field draws the others anew.
  const values = [...form.querySelectorAll<Field>(texts)].map((field) => [field, field.value] as const)
  for (const [field, value] of values) {
    putBack(field, value)
    // Of the field that is typed in, the event itself tells.
    if (type !== 'input' || field !== target) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const [field, value] of values) putBack(field, value)
  noticing = false
}

/**
 * Lets the portal notice what a password manager has put into a field without telling: some fire no event. It would stand
 * in the field and not be sent, or be gone as soon as anything else of the form changed. So before anything happens in a
 * form, each of its fields says that it may have changed; React looks itself whether it has.
 */
export function noticeFilledIn(page: Document): void {
  // In the capture phase, before React handles the event. The same function is not added twice.
  for (const type of ['input', 'click', 'submit']) page.addEventListener(type, notice, true)
}
