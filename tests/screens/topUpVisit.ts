import { screen } from '@testing-library/react'
import { startPortal, type Visit, type VisitedPortal } from '../testPortal'

/** Opens the page as the customer with one prepaid number, 436601000001, that has 23.40 €. */
export async function visitTopUp(visit: Visit = {}): Promise<VisitedPortal> {
  const portal = await startPortal({ path: '/recharge-credit', account: 'everyday', ...visit })
  await screen.findByRole('tablist')
  return portal
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** Puts a text into a field at one stroke; what stood there is gone. */
export async function put({ user }: VisitedPortal, name: string, text: string): Promise<void> {
  await user.clear(field(name))
  if (text) await user.paste(text)
}

export const press = async ({ user }: VisitedPortal, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** What the blue header says. */
export const header = () => screen.findByRole('region', { name: 'Ausgewählter Vertrag', hidden: true })
