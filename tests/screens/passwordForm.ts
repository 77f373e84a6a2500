import { screen } from '@testing-library/react'
import type { VisitedPortal } from '../testPortal'

export const first = () => screen.getByLabelText<HTMLInputElement>('Neues Passwort')
export const second = () => screen.getByLabelText<HTMLInputElement>('Passwort wiederholen')
export const save = () => screen.getByRole('button', { name: 'Passwort speichern' })

/** Puts both passwords into their fields and submits. */
export async function submitPair(
  { user }: VisitedPortal,
  password: string,
  repetition = password,
): Promise<void> {
  await screen.findByLabelText('Neues Passwort')
  for (const [field, text] of [[first(), password] as const, [second(), repetition] as const]) {
    await user.clear(field)
    if (text) await user.paste(text)
  }
  await user.click(save())
}
