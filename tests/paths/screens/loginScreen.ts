import { screen } from '@testing-library/dom'
import type { PathPortal } from './pathPortal'

/** A field of a form as a customer sees it; `null` when it is not there. */
export function lookAtField(name: string): { value: string; message: string } | null {
  const field = screen.queryByLabelText<HTMLInputElement>(name, { selector: 'input' })
  if (!field) return null
  const id =
    field.getAttribute('aria-invalid') === 'true' && field.getAttribute('aria-describedby')?.split(' ')[0]
  return { value: field.value, message: (id && document.getElementById(id)?.textContent) || '' }
}

/** Whether a form on the screen is under way. */
export const isBusy = () => document.querySelector('button[type=submit][aria-busy=true]') !== null

/** Writes into a field; what stood there is gone. */
export async function fill({ user }: PathPortal, name: string, text: string): Promise<void> {
  // The form may be one that is fetched after the page.
  const field = await screen.findByLabelText(name, { selector: 'input' })
  await user.clear(field)
  if (text) await user.type(field, text)
}
