import type { KeyboardEvent } from 'react'

/** A held key counts once: Enter must not go from the form through the dialog. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
