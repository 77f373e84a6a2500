import { screen } from '@testing-library/react'
import { demoAccounts, type WorldName } from '../../sandbox/worlds'
import type { VisitedPortal } from '../testPortal'

/** Signs in with user name and password on the login that stands there. */
export async function signIn({ user }: VisitedPortal, account: WorldName): Promise<void> {
  const { username, password } = demoAccounts[account]
  await user.click(await screen.findByRole('tab', { name: 'Benutzername' }))
  await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), username)
  await user.type(screen.getByLabelText('Passwort'), `${password}{Enter}`)
}
