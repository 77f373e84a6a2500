import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { fillIn, managePasswords, translatePage } from '../../tests/support/extensions'
import {
  dialog,
  field,
  formsOf,
  logOut,
  openTab,
  press,
  replaceText,
  success,
} from '../../tests/support/steps'
import { goTo, startPortal, type Visit, type VisitedPortal } from '../../tests/support/testPortal'

/** The page works, and shows this. */
async function expectPage(text: RegExp | string) {
  await waitFor(() => expect(document.body).toHaveTextContent(text))
  expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull()
}
const expectFieldError = (name: string, message: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message)))
const signedOut: Visit = { account: undefined, path: '/login' }

/** What customers do, so that messages and pages come, change and go. `lint/ownElements` checks every other text. */
const journeys: Record<string, [visit: Visit, go: (portal: VisitedPortal) => Promise<void>]> = {
  'L2 L3: login by SMS': [
    { ...signedOut, hold: ['sendSms'] },
    async (portal) => {
      for (const message of ['Unbekannt.', 'Gesperrt.']) {
        await replaceText(portal, 'Telefonnummer', '1')
        await press(portal, 'Code anfordern')
        await portal.answers.replace('sendSms', { code: 'SEND_SMS_FAILED', message })
        await expectFieldError('Telefonnummer', message)
      }
      await replaceText(portal, 'Telefonnummer', '436601000001')
      await press(portal, 'Code anfordern')
      await portal.answers.release('sendSms')
      await expectPage(/Der Code wurde gesendet/)
      await replaceText(portal, 'SMS-Code', portal.sandbox.outbox[0]?.code ?? '')
      await press(portal, 'Anmelden')
      await expectPage(/Mtel Free M/)
    },
  ],
  'U1 U4 N1 F10 F11 C1 S3: usage, notifications, another contract, logout': [
    { path: '/listing' },
    async (portal) => {
      await press(portal, 'Weitere Einträge laden')
      const type = await screen.findByRole('combobox', { name: 'Art' })
      for (const option of ['MESSAGE', 'ALL']) await portal.user.selectOptions(type, option)
      await expectPage(/Einträge geladen/)
      await press(portal, /^Benachrichtigungen/)
      await portal.user.click((await screen.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
      await expectPage(/Doppeltes Datenvolumen/)
      await press(portal, /^Benachrichtigungen, 1 ungelesen/)
      await dialog('Benachrichtigungen')
      await portal.user.keyboard('{Escape}')
      await goTo('/')
      await expectPage(/23,40 €/)
      await press(portal, /^\+43 660 1000011/)
      await expectPage(/18,75 €/)
      await logOut(portal)
      await expectPage(/Telefonnummer/)
    },
  ],
}

it.each(Object.entries(journeys))('extensions do not break %s', async (_, [visit, go]) => {
  const portal = await startPortal({ account: 'everyday', ...visit })
  await screen.findByRole('heading', { level: 1 })
  for (const change of [managePasswords, translatePage]) onTestFinished(change(document))
  await go(portal)
})

it.each([
  ['with events', ['input', 'change']],
  ['without any event', []],
])('L2 L5 A6: each form accepts a password manager that fills it in %s', async (_, events) => {
  const fill = async (name: string, text: string) => {
    const filled = await screen.findByLabelText(name, { selector: 'input' })
    await act(async () => fillIn(filled, text, events))
  }
  const portal = await startPortal(signedOut)
  await fill('Telefonnummer', '436601000001')
  await press(portal, 'Code anfordern')
  await screen.findByLabelText('SMS-Code', { selector: 'input' })
  expect(formsOf(portal, 'sendSms')).toEqual([{ phone: '436601000001' }])

  const credentials = { username: 'everyday', password: 'Portal2026' }
  await openTab(portal, 'Benutzername')
  await fill('Passwort', credentials.password)
  await portal.user.type(field('Benutzername'), 'every')
  expect(field('Benutzername')).toHaveValue('every')
  expect(field('Passwort')).toHaveValue(credentials.password)
  await fill('Benutzername', credentials.username)
  await press(portal, 'Passwort anzeigen')
  expect(field('Passwort')).toHaveValue(credentials.password)
  expect(field('Benutzername')).toHaveValue(credentials.username)
  await press(portal, 'Anmelden')
  await expectPage(/Mtel Free M/)
  expect(formsOf(portal, 'loginWithPassword')).toEqual([credentials])

  await goTo('/administration?tab=account')
  for (const name of ['Neues Passwort', 'Passwort wiederholen']) await fill(name, 'Portal2027')
  await press(portal, 'Passwort speichern')
  await expectPage(success)
  expect(formsOf(portal, 'changeAccountPassword')).toEqual([{ password: 'Portal2027' }])
})
