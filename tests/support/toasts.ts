import type { UserEvent } from '@testing-library/user-event'

const names: readonly (string | null)[] = ['Meldungen', 'Poruke', 'Messages']

function region(): HTMLElement {
  // By tag first: jsdom searches every element for an attribute, and each step of a path does this several times.
  const sections = [...document.getElementsByTagName('section')]
  const found = sections.find((section) => names.includes(section.getAttribute('aria-label')))
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
