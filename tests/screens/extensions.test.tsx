// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { darkenPage, fillIn, managePasswords } from '../extensions'
import { chooseFromMenu } from '../menus'
import { askedOf, startPortal, type Visit } from '../testPortal'
import { submitPair } from './passwordForm'

let stop = () => {}
afterEach(() => stop())

const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** The portal stands, and shows this. */
async function stands(words: RegExp) {
  await waitFor(() => expect(document.body).toHaveTextContent(words))
  expect(screen.queryByText('Hier ist etwas schiefgelaufen.')).toBeNull()
}

describe.each([
  ['password manager', managePasswords],
  ['dark reader', darkenPage],
])('with a %s', (_, extend) => {
  async function visit(path: string, more: Visit = {}) {
    const portal = await startPortal({ account: 'everyday', path, ...more })
    await screen.findByRole('heading', { level: 1 })
    stop = extend(document)
    return portal
  }
  const signedOut = { account: undefined }

  it('L2 L3: somebody signs in by SMS', async () => {
    const { user, sandbox } = await visit('/login', signedOut)
    await user.type(await field('Telefonnummer'), '1{Enter}')
    await waitFor(async () => expect(await field('Telefonnummer')).toBeInvalid())
    await user.clear(await field('Telefonnummer'))
    await user.type(await field('Telefonnummer'), '436601000001{Enter}')
    await user.type(await field('SMS-Code'), `${sandbox.outbox[0]?.code}{Enter}`)
    await stands(/Mtel Free M/)
  })

  it('L5: somebody signs in by password, after a wrong one', async () => {
    const { user } = await visit('/login', signedOut)
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(await field('Benutzername'), 'everyday')
    await user.type(await field('Passwort'), 'x{Enter}')
    await stands(/Das Passwort ist nicht richtig/)
    await user.clear(await field('Passwort'))
    await user.type(await field('Passwort'), 'Portal2026')
    await user.click(await button('Passwort anzeigen'))
    await user.click(await button('Anmelden'))
    await stands(/Mtel Free M/)
  })

  it('P1 P2: somebody tops up', async () => {
    const { user, leaveTo } = await visit('/recharge-credit')
    await user.type(await field('Betrag'), '5')
    await user.click(await button('Aufladen'))
    await user.clear(await field('Betrag'))
    await user.type(await field('Betrag'), '20')
    await user.click(await button('Aufladen'))
    await user.click(await button('Weiter zur Zahlung'))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce())
  })

  it('H1 H2: somebody writes to customer service', async () => {
    const { user, sandbox } = await visit('/customer-support')
    await user.type(await field('Beschreibung'), 'kurz')
    await user.click(await button('Senden'))
    await user.type(await field('Beschreibung'), ' und jetzt lang genug')
    await user.click(await button('Senden'))
    await waitFor(() => expect(askedOf(sandbox, 'sendSupportRequest')).toHaveLength(1))
    await stands(/Aktivierung erfolgreich/)
  })

  it('L8 A6: somebody sets a password', async () => {
    const portal = await visit('/administration?tab=account')
    await submitPair(portal, 'a', 'b')
    await stands(/Die Passwörter stimmen nicht überein/)
    await submitPair(portal, 'Portal2027')
    await stands(/Aktivierung erfolgreich/)
  })

  it('B3: somebody begins to pay a bill, and leaves it', async () => {
    const { user } = await visit('/bills', { stored: { phone: '436601000011' } })
    await user.click((await screen.findAllByRole('button', { name: 'Online bezahlen' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Rechnung bezahlen' })
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
    await stands(/Zahlung fortsetzen/)
  })

  it('F11 C1 S3: somebody changes the contract, and logs out', async () => {
    const { user } = await visit('/')
    await user.click(await button(/^436601000011/))
    await stands(/Flex 20/)
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abmelden' }))
    expect(await field('Telefonnummer')).toBeVisible()
  })
})

describe.each([
  ['with events', ['input', 'change']],
  ['without any event', []],
])('what is filled in %s', (_, events) => {
  const fill = async (name: string, text: string) => {
    const filled = await field(name)
    await act(async () => fillIn(filled, { text, events }))
  }

  it('L5: signs in by password', async () => {
    const { user, sandbox } = await startPortal({ path: '/login' })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await fill('Benutzername', 'everyday')
    await fill('Passwort', 'Portal2026')
    await user.click(await button('Anmelden'))
    await stands(/Mtel Free M/)
    expect(askedOf(sandbox, 'loginWithPassword').map(({ form }) => form)).toEqual([
      { username: 'everyday', password: 'Portal2026' },
    ])
  })

  it('L5: stays when another field is typed in, and when it is shown', async () => {
    const { user } = await startPortal({ path: '/login' })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await fill('Passwort', 'Portal2026')
    await user.type(await field('Benutzername'), 'every')
    expect(await field('Benutzername')).toHaveValue('every')
    expect(await field('Passwort')).toHaveValue('Portal2026')
    await fill('Benutzername', 'everyday')
    await user.click(await button('Passwort anzeigen'))
    expect(await field('Passwort')).toHaveValue('Portal2026')
    expect(await field('Benutzername')).toHaveValue('everyday')
    await user.type(await field('Passwort'), '{Enter}')
    await stands(/Mtel Free M/)
  })

  it('L2: asks for a code', async () => {
    const { user, sandbox } = await startPortal({ path: '/login' })
    await fill('Telefonnummer', '436601000001')
    await user.click(await button('Code anfordern'))
    await field('SMS-Code')
    expect(askedOf(sandbox, 'sendSms').map(({ form }) => form?.phone)).toEqual(['436601000001'])
  })

  it('A6: sets a password', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday', path: '/administration?tab=account' })
    await fill('Neues Passwort', 'Portal2027')
    await fill('Passwort wiederholen', 'Portal2027')
    await user.click(await button('Passwort speichern'))
    await stands(/Aktivierung erfolgreich/)
    expect(askedOf(sandbox, 'changeAccountPassword')).toHaveLength(1)
  })
})
