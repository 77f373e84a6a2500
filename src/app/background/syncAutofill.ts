/** The text fields of a form; other fields report a change with other events. */
const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Dispatched for a field whose value fired no event. */
class SyncedInput extends Event {
  constructor() {
    super('input', { bubbles: true })
  }
}

/** Restores a value over which React has just drawn; bypasses React's setter. */
function restoreValue(field: Field, value: string): void {
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function syncFields(event: Event): void {
  const { target, type } = event
  const form = target instanceof Element && target.closest('form')
  if (!form || event instanceof SyncedInput) return
  // Reads all values first: one field's event redraws the others.
  const values = [...form.querySelectorAll<Field>(TEXT_FIELDS)].map((field) => [field, field.value] as const)
  for (const [field, value] of values) {
    restoreValue(field, value)
    // The field that the user types in has its own event.
    if (type !== 'input' || field !== target) field.dispatchEvent(new SyncedInput())
  }
  for (const [field, value] of values) restoreValue(field, value)
}

/**
 * Detects values of password managers that fire no event. The portal would not send them, and any change of the form
 * would clear them. So before each event in a form, its fields dispatch `input`; React checks for a change itself.
 */
export function syncAutofill(page: Document): void {
  // In the capture phase, before React handles the event. Adding it twice has no effect.
  for (const type of ['input', 'click', 'submit']) page.addEventListener(type, syncFields, true)
}
