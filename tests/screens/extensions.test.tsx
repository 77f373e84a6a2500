// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { darkenPage, fillIn, managePasswords, translatePage } from '../extensions'
import { goTo, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { dialog, field, formsOf, logOut, openTab, press, pressIn, put, submitPair, success } from './steps'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The page works, and shows this. */
async function expectPage(words: RegExp | string) {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
  expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull()
}
const expectComplaint = (name: string, words: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words)))
/** Presses the first of several buttons or links of this name. */
const pressFirst = async ({ user }: VisitedPortal, role: 'button' | 'link', name: string) =>
  user.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement)
const signedOut: Visit = { account: undefined, path: '/login' }

/** What customers do, so that messages and pages come, change and go. */
const journeys: Record<string, [visit: Visit, go: (portal: VisitedPortal) => Promise<void>]> = {
  'L2 L3: login by SMS': [
    { ...signedOut, hold: ['sendSms'] },
    async (portal) => {
      for (const message of ['Unbekannt.', 'Gesperrt.']) {
        await put(portal, 'Telefonnummer', '1')
        await press(portal, 'Code anfordern')
        await portal.answers.replace('sendSms', { code: 'SEND_SMS_FAILED', message })
        await expectComplaint('Telefonnummer', message)
      }
      await put(portal, 'Telefonnummer', '436601000001')
      await press(portal, 'Code anfordern')
      await portal.answers.release('sendSms')
      await expectPage(/Der Code wurde gesendet/)
      await put(portal, 'SMS-Code', portal.sandbox.outbox[0]?.code ?? '')
      await press(portal, 'Anmelden')
      await expectPage(/Mtel Free M/)
    },
  ],
  'L5: login by password': [
    signedOut,
    async (portal) => {
      await openTab(portal, 'Benutzername')
      await put(portal, 'Benutzername', 'everyday')
      await put(portal, 'Passwort', 'x')
      await press(portal, 'Anmelden')
      await expectComplaint('Passwort', 'Das Passwort ist nicht richtig.')
      await put(portal, 'Passwort', 'Portal2026')
      await press(portal, 'Passwort anzeigen')
      await press(portal, 'Anmelden')
      await expectPage(/Mtel Free M/)
    },
  ],
  'P1 P2 P4: top-up': [
    { path: '/recharge-credit' },
    async (portal) => {
      await openTab(portal, 'Gutschein')
      await press(portal, 'Aufladen')
      await expectPage(/Alle Felder müssen ausgefüllt werden/)
      await openTab(portal, 'Karte')
      for (const amount of ['5', '20']) {
        await put(portal, 'Betrag', amount)
        await press(portal, 'Aufladen')
      }
      await press(portal, 'Abbrechen')
      await press(portal, 'Aufladen')
      await press(portal, 'Weiter zur Zahlung')
      await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    },
  ],
  'H1 H2: customer service': [
    { path: '/customer-support' },
    async (portal) => {
      await put(portal, 'Beschreibung', 'kurz')
      await press(portal, 'Senden')
      await expectComplaint('Beschreibung', 'mindestens 10 Zeichen')
      await portal.user.type(field('Beschreibung'), ' und jetzt lang genug')
      await waitFor(() => expect(field('Beschreibung')).not.toBeInvalid())
      await press(portal, 'Senden')
      await expectPage(success)
      expect(formsOf(portal, 'sendSupportRequest')).toHaveLength(1)
    },
  ],
  'A2 A3 A4 A5 A6 L8: settings': [
    { path: '/administration' },
    async (portal) => {
      for (const name of ['SMS-Benachrichtigungen', 'Mailbox', 'Datenschutz', 'Benutzerkonto'])
        await openTab(portal, name)
      await submitPair(portal, '', '')
      await expectPage(/Die Felder dürfen nicht leer sein/)
      await submitPair(portal, 'a', 'b')
      await expectPage(/Die Passwörter stimmen nicht überein/)
      await submitPair(portal, 'Portal2027')
      await expectPage(success)
      await openTab(portal, 'Sprache')
      await portal.user.click(await screen.findByRole('radio', { name: 'Serbisch' }))
      await waitFor(() => expect(formsOf(portal, 'changeLanguage')).toHaveLength(1))
      await expectPage(success)
    },
  ],
  'T2 T5: tariffs': [
    { path: '/additional-packages' },
    async (portal) => {
      const buttonOf = (name: string) => screen.findByRole('button', { name, description: 'Extra 5 GB' })
      await portal.user.click(await buttonOf('Aktivieren'))
      await pressIn(portal, 'Tarif aktivieren', 'Bestätigen')
      await portal.user.click(await buttonOf('Deaktivieren'))
      await pressIn(portal, 'Tarif deaktivieren', 'Bestätigen')
      await buttonOf('Aktivieren')
      await expectPage(success)
    },
  ],
  'B1 B3: bills': [
    { path: '/bills', stored: { phone: '436601000011' } },
    async (portal) => {
      for (const name of ['Offen', 'Bezahlt', 'Alle']) await press(portal, name)
      await pressFirst(portal, 'button', 'Online bezahlen')
      const modal = within(await dialog('Rechnung bezahlen'))
      await portal.user.click(modal.getByRole('button', { name: 'Schließen' }))
      await expectPage(/Zahlung fortsetzen/)
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
      await pressFirst(portal, 'link', 'Mehr')
      await expectPage(/Doppeltes Datenvolumen/)
      await press(portal, /^Benachrichtigungen, 1 ungelesen/)
      await portal.user.keyboard('{Escape}')
      await goTo('/')
      await expectPage(/23,40 €/)
      await press(portal, /^436601000011/)
      await expectPage(/18,75 €/)
      await logOut(portal)
      await expectPage(/Telefonnummer/)
    },
  ],
  'S7 C2: other pages': [
    { path: '/tv' },
    async (portal) => {
      await expectPage(/TV Komfort/)
      for (const [path, words] of Object.entries({
        '/device': /Keine offenen Gebühren/,
        '/tv-tariffs': /TV Premium/,
        '/tv-password': /Passwort speichern/,
        '/404': /Seite nicht gefunden/,
      })) {
        await goTo(path)
        await expectPage(words)
      }
      await pressFirst(portal, 'link', 'Kundenservice')
      await expectPage(/Beschreibung/)
    },
  ],
}

it.each(Object.entries(journeys))(
  'a password manager, a dark reader and a translator do not break %s',
  async (_, [visit, go]) => {
    const portal = await startPortal({ account: 'everyday', ...visit })
    await screen.findByRole('heading', { level: 1 })
    for (const change of [managePasswords, darkenPage, translatePage]) stops.push(change(document))
    await go(portal)
  },
)

describe.each([
  ['with events', ['input', 'change']],
  ['without any event', []],
])('a password manager that fills in %s', (_, events) => {
  const fill = async (name: string, text: string) => {
    const filled = await screen.findByLabelText(name, { selector: 'input' })
    await act(async () => fillIn(filled, { text, events }))
  }

  it('L5: signs in by password, also when another field is typed in and the password is shown', async () => {
    const portal = await startPortal(signedOut)
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
  })

  it('L2: requests a code', async () => {
    const portal = await startPortal(signedOut)
    await fill('Telefonnummer', '436601000001')
    await press(portal, 'Code anfordern')
    await screen.findByLabelText('SMS-Code', { selector: 'input' })
    expect(formsOf(portal, 'sendSms')).toEqual([{ phone: '436601000001' }])
  })

  it('A6: sets a password', async () => {
    const portal = await startPortal({ account: 'everyday', path: '/administration?tab=account' })
    await fill('Neues Passwort', 'Portal2027')
    await fill('Passwort wiederholen', 'Portal2027')
    await press(portal, 'Passwort speichern')
    await expectPage(success)
    expect(formsOf(portal, 'changeAccountPassword')).toEqual([{ password: 'Portal2027' }])
  })
})
