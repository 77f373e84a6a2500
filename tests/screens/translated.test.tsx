// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseFromMenu } from '../menus'
import { startPortal, type Visit } from '../testPortal'
import { translatePage } from '../translator'

let stop = () => {}
afterEach(() => stop())

/** Opens a page in a browser that translates it, now and whenever it changes. */
async function visit(path: string, more: Visit = {}) {
  const complain = vi.spyOn(console, 'error')
  const portal = await startPortal({ account: 'everyday', path, ...more })
  await screen.findByRole('heading', { level: 1 })
  stop = translatePage(document)
  return { ...portal, complain }
}

const signedOut = { account: undefined }
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea, select' })
/** What stands under a field. */
const says = async (name: string, words: string) =>
  waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(words)))

/** The portal stands, and shows this. */
async function stands(words: RegExp) {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
  expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull()
}

describe('in a browser that translates the page', () => {
  it('L2 L3: the messages of a login by SMS come, change and go', async () => {
    const { user, answers } = await visit('/login', { ...signedOut, hold: ['sendSms'] })
    await user.type(await field('Telefonnummer'), '1{Enter}')
    await answers.replace('sendSms', { code: 'SEND_SMS_FAILED', message: 'Unbekannt.' })
    await says('Telefonnummer', 'Unbekannt.')
    await user.type(await field('Telefonnummer'), '2{Enter}')
    await answers.replace('sendSms', { code: 'SEND_SMS_FAILED', message: 'Gesperrt.' })
    await says('Telefonnummer', 'Gesperrt.')
    await user.type(await field('Telefonnummer'), '3{Enter}')
    await answers.replace('sendSms', { body: { user: { userId: 'U-1' } } })
    await field('SMS-Code')
    await stands(/Der Code wurde gesendet/)
  })

  it('L5: so do those of a login by password', async () => {
    const { user } = await visit('/login', signedOut)
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(await field('Benutzername'), 'everyday')
    await user.type(await field('Passwort'), 'x{Enter}')
    await says('Passwort', 'Das Passwort ist nicht richtig.')
    await user.clear(await field('Passwort'))
    await user.type(await field('Passwort'), 'Portal2026{Enter}')
    await stands(/Mtel Free M/)
  })

  it('P1: the hint of an amount', async () => {
    const { user } = await visit('/recharge-credit')
    await user.type(await field('Betrag'), '5')
    await user.click(await button('Aufladen'))
    await user.clear(await field('Betrag'))
    await user.type(await field('Betrag'), '20')
    await user.click(await button('Aufladen'))
    await user.click(await button('Abbrechen'))
    await user.click(screen.getByRole('tab', { name: 'Gutschein' }))
    await user.click(await button('Aufladen'))
    await stands(/Gutscheincode/)
  })

  it('H1: the message of a description that is too short', async () => {
    const { user } = await visit('/customer-support')
    await user.type(await field('Beschreibung'), 'kurz')
    await user.click(await button('Senden'))
    await says('Beschreibung', 'mindestens 10 Zeichen')
    await user.type(await field('Beschreibung'), ' und jetzt lang genug')
    await waitFor(async () => expect(await field('Beschreibung')).not.toBeInvalid())
    await user.click(await button('Senden'))
    await stands(/Aktivierung erfolgreich/)
  })

  it('A6: the messages of a pair of passwords', async () => {
    const { user } = await visit('/administration?tab=account')
    await user.type(await field('Neues Passwort'), 'a{Enter}')
    await stands(/Die Felder dürfen nicht leer sein/)
    await user.type(await field('Neues Passwort'), 'a')
    await user.type(await field('Passwort wiederholen'), 'b{Enter}')
    await stands(/Die Passwörter stimmen nicht überein/)
  })

  it('T2 T5: tariffs, their dialogs and their change', async () => {
    const { user } = await visit('/additional-packages')
    await user.click(await screen.findByRole('button', { name: 'Aktivieren', description: 'Extra 5 GB' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bestätigen' }))
    await user.click(await screen.findByRole('button', { name: 'Deaktivieren', description: 'Extra 5 GB' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bestätigen' }))
    await screen.findByRole('button', { name: 'Aktivieren', description: 'Extra 5 GB' })
    await stands(/Aktivierung erfolgreich/)
  })

  it('F10 F11 C1: menus, the contract and the figures of the header', async () => {
    const { user } = await visit('/')
    await stands(/23,40 €/)
    await user.click(await button(/^436601000011/))
    await stands(/18,75 €/)
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    await user.click(await button('Abbrechen'))
    await stands(/Flex 20/)
  })

  it('N1: notifications', async () => {
    const { user } = await visit('/')
    await user.click(await button(/^Benachrichtigungen/))
    await user.click((await screen.findAllByRole('link', { name: 'Mehr' }))[0] as HTMLElement)
    await stands(/Doppeltes Datenvolumen/)
    await user.click(await button(/^Benachrichtigungen, 1 ungelesen/))
  })

  it('U1 U4: usage, its filters and its pages', async () => {
    const { user } = await visit('/listing')
    await user.click(await button('Weitere Einträge laden'))
    await user.selectOptions(await field('Art'), 'MESSAGE')
    await user.selectOptions(await field('Art'), 'ALL')
    await stands(/Einträge geladen/)
  })

  it('B1: bills and their filter', async () => {
    const { user } = await visit('/bills', { stored: { phone: '436601000011' } })
    for (const name of ['Offen', 'Bezahlt', 'Alle']) await user.click(await button(name))
    await stands(/Offener Gesamtbetrag/)
  })

  it('A2 A3 A4 A5: the settings', async () => {
    const { user } = await visit('/administration')
    for (const name of ['SMS-Benachrichtigungen', 'Mailbox', 'Datenschutz', 'Benutzerkonto', 'Sprache'])
      await user.click(await screen.findByRole('tab', { name }))
    await user.click(await screen.findByRole('radio', { name: 'Serbisch' }))
    await stands(/Aktivierung erfolgreich/)
  })

  it.each(['/tv', '/internet', '/device', '/tv-tariffs', '/tv-password', '/404'])(
    'S7: %s is left again',
    async (path) => {
      const { user } = await visit(path)
      await user.click(await screen.findByRole('link', { name: 'Kundenservice' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Kundenservice' })).toBeVisible()
      await stands(/Beschreibung/)
    },
  )
})
