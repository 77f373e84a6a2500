import type { UserEvent } from '@testing-library/user-event'

function region(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[aria-label=Meldungen], [aria-label=Poruke]')
  if (!found) throw new Error('there is no region for toasts')
  return found
}

/** The texts of the toasts, oldest first within a kind. */
export const toasts = (): string[] =>
  [...region().querySelectorAll('p')].map((paragraph) => paragraph.textContent ?? '')

/** The toasts that a screen reader reads out at once. */
export const errorToasts = (): string[] =>
  [...region().querySelectorAll('[aria-live=assertive] p')].map((paragraph) => paragraph.textContent ?? '')

/** Closes every toast, as a customer does. */
export async function closeToasts(user: UserEvent): Promise<void> {
  for (const button of region().querySelectorAll('button')) await user.click(button)
}
