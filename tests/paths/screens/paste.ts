import { screen } from '@testing-library/react'
import type { VisitedPortal } from '../../testPortal'

/** Puts a text into a field at one stroke; what stood there is gone. */
export async function paste({ user }: VisitedPortal, name: string, text: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
  if (field.value === text) return
  await user.clear(field)
  if (text) await user.paste(text)
}
