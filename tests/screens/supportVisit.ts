import { screen } from '@testing-library/react'
import { askedOf, startPortal, type Visit, type VisitedPortal } from '../testPortal'

/** Opens customer service as the customer whose current contract is the number 436601000001. */
export async function visitSupport(visit: Visit = {}): Promise<VisitedPortal> {
  const portal = await startPortal({ account: 'everyday', path: '/customer-support', ...visit })
  await screen.findByRole('textbox', { name: 'Beschreibung' })
  return portal
}

export const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Beschreibung' })
export const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Anliegen' })
export const contract = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Vertrag' })
export const send = () => screen.getByRole('button', { name: 'Senden' })
export const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text)
export const chosenIn = (select: HTMLSelectElement) => select.selectedOptions[0]?.text

/** Puts a text in place of the one that stands there. */
export async function write({ user }: VisitedPortal, text: string): Promise<void> {
  await user.clear(description())
  if (text) await user.paste(text)
}

/** What the provider was sent. */
export const sent = ({ sandbox }: VisitedPortal) =>
  askedOf(sandbox, 'sendSupportRequest').map(({ form }) => form)
