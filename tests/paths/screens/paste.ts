import { screen } from '@testing-library/dom'
import type { PathPortal } from './pathPortal'

/** Puts a text into a field at one stroke; what stood there is gone. */
export async function paste({ user }: PathPortal, name: string, text: string): Promise<void> {
  const field = await screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })
  if (field.value === text) return
  await user.clear(field)
  if (text) await user.paste(text)
}
