/** Parts of the page, and steps of a customer, that the tests of several screens share. */
import { screen, within } from '@testing-library/react'
import { demoAccounts, type WorldName } from '../../sandbox/worlds'
import { chooseFromMenu } from '../menus'
import type { VisitedPortal } from '../testPortal'

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export const main = () => within(screen.getByRole('main'))

/** What stands above a page about the current contract; behind a dialog, too. */
export const header = () => screen.findByRole('region', { name: 'Ausgewählter Vertrag', hidden: true })

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' })

/** Puts a text into a field at one stroke; what stood there is gone. */
export async function put({ user }: VisitedPortal, name: string, text: string): Promise<void> {
  await screen.findByLabelText(name, { selector: 'input, textarea' })
  await user.clear(field(name))
  if (text) await user.paste(text)
}

export const press = async ({ user }: Pick<VisitedPortal, 'user'>, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

/** Puts both passwords into their fields and submits. */
export async function submitPair(
  portal: VisitedPortal,
  password: string,
  repetition = password,
): Promise<void> {
  await put(portal, 'Neues Passwort', password)
  await put(portal, 'Passwort wiederholen', repetition)
  await press(portal, 'Passwort speichern')
}

/** Signs in with user name and password on the login that stands there. */
export async function signIn(portal: VisitedPortal, account: WorldName): Promise<void> {
  const { username, password } = demoAccounts[account]
  await portal.user.click(await screen.findByRole('tab', { name: 'Benutzername' }))
  await put(portal, 'Benutzername', username)
  await put(portal, 'Passwort', password)
  await press(portal, 'Anmelden')
}

export async function logOut(portal: Pick<VisitedPortal, 'user'>): Promise<void> {
  await chooseFromMenu(portal.user, 'Profil', 'Abmelden')
  await press(portal, 'Abmelden')
  await heading('Anmelden')
}
