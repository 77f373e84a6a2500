import type { KeyboardEvent } from 'react'

/** A key held down counts once: Enter must not press its way from the form through the dialog. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
