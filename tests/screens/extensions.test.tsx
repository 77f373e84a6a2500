// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { darkenPage, fillIn, managePasswords } from '../extensions'
import { askedOf, goTo, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { translatePage } from '../translator'
import { field, logOut, press, put, submitPair } from './steps'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The portal stands, and shows this. */
async function stands(words: RegExp) {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
  expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull()
}
/** What stands under a field. */
const says = (name: string, words: string) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words)))
const tab = async ({ user }: VisitedPortal, name: string) =>
  user.click(await screen.findByRole('tab', { name }))
const select = async ({ user }: VisitedPortal, name: string, option: string) =>
  user.selectOptions(await screen.findByLabelText(name, { selector: 'select' }), option)

interface Journey extends Visit {
  path: string
  go: (portal: VisitedPortal) => Promise<void>
}

const otherPages = {
  '/device': /Keine offenen Gebühren/,
  '/tv-tariffs': /TV Premium/,
  '/tv-password': /Passwort speichern/,
  '/404': /Seite nicht gefunden/,
}
const signedOut = { account: undefined, path: '/login' }
const postpaid = { path: '/bills', stored: { phone: '436601000011' } }

/** What customers do, so that messages come, change and go, and pages too. */
const journeys: Record<string, Journey> = {
  'L2 L3: signs in by SMS': {
    ...{ ...signedOut, hold: ['sendSms'] },
    async go(portal) {
      for (const message of ['Unbekannt.', 'Gesperrt.']) {
        await put(portal, 'Telefonnummer', '1')
        await press(portal, 'Code anfordern')
        await portal.answers.replace('sendSms', { code: 'SEND_SMS_FAILED', message })
        await says('Telefonnummer', message)
      }
      await put(portal, 'Telefonnummer', '436601000001')
      await press(portal, 'Code anfordern')
      await portal.answers.release('sendSms')
      await stands(/Der Code wurde gesendet/)
      await put(portal, 'SMS-Code', portal.sandbox.outbox[0]?.code ?? '')
      await press(portal, 'Anmelden')
      await stands(/Mtel Free M/)
    },
  },
  'L5: signs in by password': {
    ...signedOut,
    async go(portal) {
      await tab(portal, 'Benutzername')
      await put(portal, 'Benutzername', 'everyday')
      await put(portal, 'Passwort', 'x')
      await press(portal, 'Anmelden')
      await says('Passwort', 'Das Passwort ist nicht richtig.')
      await put(portal, 'Passwort', 'Portal2026')
      await press(portal, 'Passwort anzeigen')
      await press(portal, 'Anmelden')
      await stands(/Mtel Free M/)
    },
  },
  'P1 P2 P4: tops up': {
    path: '/recharge-credit',
    async go(portal) {
      await tab(portal, 'Gutschein')
      await press(portal, 'Aufladen')
      await stands(/Alle Felder müssen ausgefüllt werden/)
      await tab(portal, 'Karte')
      for (const amount of ['5', '20']) {
        await put(portal, 'Betrag', amount)
        await press(portal, 'Aufladen')
      }
      await press(portal, 'Abbrechen')
      await press(portal, 'Aufladen')
      await press(portal, 'Weiter zur Zahlung')
      await waitFor(() => expect(portal.leaveTo).toHaveBeenCalledOnce())
    },
  },
  'H1 H2: writes to customer service': {
    path: '/customer-support',
    async go(portal) {
      await put(portal, 'Beschreibung', 'kurz')
      await press(portal, 'Senden')
      await says('Beschreibung', 'mindestens 10 Zeichen')
      await portal.user.type(field('Beschreibung'), ' und jetzt lang genug')
      await waitFor(() => expect(field('Beschreibung')).not.toBeInvalid())
      await press(portal, 'Senden')
      await waitFor(() => expect(askedOf(portal.sandbox, 'sendSupportRequest')).toHaveLength(1))
      await stands(/Aktivierung erfolgreich/)
    },
  },
  'L8 A6: sets a password': {
    path: '/administration?tab=account',
    async go(portal) {
      await submitPair(portal, '', '')
      await stands(/Die Felder dürfen nicht leer sein/)
      await submitPair(portal, 'a', 'b')
      await stands(/Die Passwörter stimmen nicht überein/)
      await submitPair(portal, 'Portal2027')
      await stands(/Aktivierung erfolgreich/)
    },
  },
  'T2 T5: activates and deactivates a package': {
    path: '/additional-packages',
    async go({ user }) {
      for (const [name, next] of [
        ['Aktivieren', 'Deaktivieren'],
        ['Deaktivieren', 'Aktivieren'],
      ]) {
        await user.click(await screen.findByRole('button', { name, description: 'Extra 5 GB' }))
        const dialog = within(await screen.findByRole('dialog'))
        await user.click(dialog.getByRole('button', { name: 'Bestätigen' }))
        await screen.findByRole('button', { name: next, description: 'Extra 5 GB' })
      }
      await stands(/Aktivierung erfolgreich/)
    },
  },
  'B1 B3: filters the bills, begins to pay one, and leaves it': {
    ...postpaid,
    async go(portal) {
      for (const name of ['Offen', 'Bezahlt', 'Alle']) await press(portal, name)
      const [pay] = await screen.findAllByRole('button', { name: 'Online bezahlen' })
      await portal.user.click(pay as HTMLElement)
      const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung bezahlen' }))
      await portal.user.click(dialog.getByRole('button', { name: 'Schließen' }))
      await stands(/Zahlung fortsetzen/)
    },
  },
  'F10 F11 C1 S3: changes the contract, and logs out': {
    path: '/',
    async go(portal) {
      await stands(/23,40 €/)
      await press(portal, /^436601000011/)
      await stands(/18,75 €/)
      await logOut(portal)
      await stands(/Telefonnummer/)
    },
  },
  'N1: reads a notification': {
    path: '/',
    async go(portal) {
      await press(portal, /^Benachrichtigungen/)
      await portal.user.click((await screen.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
      await stands(/Doppeltes Datenvolumen/)
      await press(portal, /^Benachrichtigungen, 1 ungelesen/)
    },
  },
  'U1 U4: looks at usage, its filters and its pages': {
    path: '/listing',
    async go(portal) {
      await press(portal, 'Weitere Einträge laden')
      await select(portal, 'Art', 'MESSAGE')
      await select(portal, 'Art', 'ALL')
      await stands(/Einträge geladen/)
    },
  },
  'A2 A3 A4 A5: goes through the settings': {
    path: '/administration',
    async go(portal) {
      for (const name of ['SMS-Benachrichtigungen', 'Mailbox', 'Datenschutz', 'Benutzerkonto', 'Sprache'])
        await tab(portal, name)
      await portal.user.click(await screen.findByRole('radio', { name: 'Serbisch' }))
      await stands(/Aktivierung erfolgreich/)
    },
  },
  'S7 C2: goes through other pages': {
    path: '/tv',
    async go({ user }) {
      await stands(/TV Komfort/)
      for (const [path, words] of Object.entries(otherPages)) {
        await goTo(path)
        await stands(words)
      }
      await user.click(await screen.findByRole('link', { name: 'Kundenservice' }))
      await stands(/Beschreibung/)
    },
  },
}

describe('beside a password manager, a dark reader and a translator, which all change the page', () => {
  it.each(Object.entries(journeys))('%s', async (_, { go, ...visit }) => {
    const portal = await startPortal({ account: 'everyday', ...visit })
    await screen.findByRole('heading', { level: 1 })
    for (const change of [managePasswords, darkenPage, translatePage]) stops.push(change(document))
    await go(portal)
  })
})

describe.each([
  ['with events', ['input', 'change']],
  ['without any event', []],
])('what is filled in %s', (_, events) => {
  const fill = async (name: string, text: string) => {
    const filled = await screen.findByLabelText(name, { selector: 'input' })
    await act(async () => fillIn(filled, { text, events }))
  }

  it('L5: stays when another field is typed in, and when it is shown, and signs in by password', async () => {
    const portal = await startPortal(signedOut)
    await tab(portal, 'Benutzername')
    await fill('Passwort', 'Portal2026')
    await portal.user.type(field('Benutzername'), 'every')
    expect(field('Benutzername')).toHaveValue('every')
    expect(field('Passwort')).toHaveValue('Portal2026')
    await fill('Benutzername', 'everyday')
    await press(portal, 'Passwort anzeigen')
    expect(field('Passwort')).toHaveValue('Portal2026')
    expect(field('Benutzername')).toHaveValue('everyday')
    await press(portal, 'Anmelden')
    await stands(/Mtel Free M/)
    expect(askedOf(portal.sandbox, 'loginWithPassword').map(({ form }) => form)).toEqual([
      { username: 'everyday', password: 'Portal2026' },
    ])
  })

  it('L2: asks for a code', async () => {
    const portal = await startPortal(signedOut)
    await fill('Telefonnummer', '436601000001')
    await press(portal, 'Code anfordern')
    await screen.findByLabelText('SMS-Code', { selector: 'input' })
    expect(askedOf(portal.sandbox, 'sendSms').map(({ form }) => form?.phone)).toEqual(['436601000001'])
  })

  it('A6: sets a password', async () => {
    const portal = await startPortal({ account: 'everyday', path: '/administration?tab=account' })
    await fill('Neues Passwort', 'Portal2027')
    await fill('Passwort wiederholen', 'Portal2027')
    await press(portal, 'Passwort speichern')
    await stands(/Aktivierung erfolgreich/)
    expect(askedOf(portal.sandbox, 'changeAccountPassword')).toHaveLength(1)
  })
})
