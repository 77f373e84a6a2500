/** Page parts and customer steps that the tests of several screens share. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { type CustomerName, demoAccounts } from '../../sandbox/customers'
import type { OperationId } from '../../sandbox/document'
import { chooseFromMenu } from './menus'
import { callsOf, startPortal, type Visit, type VisitedPortal } from './testPortal'

export const failure = 'Es ist ein Fehler aufgetreten.'
export const success = 'Aktivierung erfolgreich'

/** Makes the contract with bills, or the TV contract, the current one. */
export const postpaid = { stored: { phone: '436601000011' } }
export const tvContract: Visit = { tab: { contract: { productId: 'P-1005', phone: null, isChosen: true } } }

/** Opens a page as the customer with a contract of each kind; the prepaid one is the first. */
export const visit = (path: string, options: Visit = {}): Promise<VisitedPortal> =>
  startPortal({ account: 'everyday', path, ...options })

/** Opens a page, and gives one call this answer. */
export async function visitWithAnswer(
  path: string,
  operationId: OperationId,
  answer: unknown,
  options: Visit = {},
) {
  const portal = await visit(path, { hold: [operationId], ...options })
  await portal.answers.replace(operationId, answer)
  return portal
}

/** The forms sent to the provider for an operation, oldest first. */
export const formsOf = ({ sandbox }: Pick<VisitedPortal, 'sandbox'>, operationId: OperationId) =>
  callsOf(sandbox, operationId).map(({ form }) => form)

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export const main = () => within(screen.getByRole('main'))

/** The section about the current contract above a page; finds it behind a dialog, too. */
export const header = () => screen.findByRole('region', { name: 'Ausgewählter Vertrag', hidden: true })

/** The dialog with this title, as soon as it has the focus: before, it takes no keys. */
export async function dialog(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(found).toContainElement(document.activeElement as HTMLElement))
  return found
}

export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** A text with every kind of white space replaced by single spaces. */
export const textOf = (node: Element | null | undefined) => node?.textContent?.replaceAll(/\s+/g, ' ') ?? ''

export const textsOf = (elements: readonly Element[]) => elements.map(textOf)

/** The names and values of a list of facts. */
export const factsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => `${textOf(term)}: ${textOf(term.nextElementSibling)}`)

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' })

/** Replaces the text of a field in one step. */
export async function replaceText({ user }: VisitedPortal, name: string, text: string): Promise<void> {
  await screen.findByLabelText(name, { selector: 'input, textarea' })
  await user.clear(field(name))
  if (text) await user.paste(text)
}

type WithUser = Pick<VisitedPortal, 'user'>

export const press = async ({ user }: WithUser, name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

/** Presses a button of the dialog with this heading. */
export const pressInDialog = async ({ user }: WithUser, title: string, name: string): Promise<void> =>
  user.click(within(await dialog(title)).getByRole('button', { name }))

/** The button of a tariff's card. */
export const tariffButton = (name: string, tariff: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name, description: tariff })

export const openTab = async ({ user }: WithUser, name: string): Promise<void> =>
  user.click(await screen.findByRole('tab', { name }))

/** Puts both passwords into their fields and submits. */
export async function submitPair(portal: VisitedPortal, password: string, repetition = password) {
  await replaceText(portal, 'Neues Passwort', password)
  await replaceText(portal, 'Passwort wiederholen', repetition)
  await press(portal, 'Passwort speichern')
}

/** Signs in with user name and password on the open login page. */
export async function signIn(portal: VisitedPortal, account: CustomerName): Promise<void> {
  const { username, password } = demoAccounts[account]
  await openTab(portal, 'Benutzername')
  await replaceText(portal, 'Benutzername', username)
  await replaceText(portal, 'Passwort', password)
  await press(portal, 'Anmelden')
}

export async function logOut(portal: WithUser): Promise<void> {
  await chooseFromMenu(portal.user, 'Profil', 'Abmelden')
  await press(portal, 'Abmelden')
  await heading('Anmelden')
}
