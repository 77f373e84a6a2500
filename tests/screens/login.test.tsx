// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hastenTime } from '../fakeTime'
import { askedOf, startPortal, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { field, formsOf, heading, openTab, press, put, signIn, texts } from './steps'

const phone = '436601000001'
const codeField = () => screen.findByRole('textbox', { name: 'SMS-Code' })
const visitLogin = () => startPortal({ path: '/login' })
const showCode = async (portal: VisitedPortal) => {
  await put(portal, 'Telefonnummer', phone)
  await press(portal, 'Code anfordern')
  await codeField()
}

describe('the login by SMS', () => {
  it('L1 L2 L3: Enter sends number and code trimmed; the focus goes to the code', async () => {
    const portal = await visitLogin()
    const { user, sandbox } = portal
    expect(texts(screen.getAllByRole('tab'))).toEqual(['Telefonnummer', 'Benutzername'])
    expect(screen.getByRole('tab', { name: 'Telefonnummer', selected: true })).toBeVisible()
    expect(field('Telefonnummer')).toHaveAttribute('placeholder', '436XXXXXXXX')
    await user.type(field('Telefonnummer'), `  ${phone} {Enter}`)
    expect(await codeField()).toHaveFocus()
    expect(toasts()).toEqual(['Der Code wurde gesendet.'])
    expect(formsOf(portal, 'sendSms')).toEqual([{ phone }])
    expect(document.body).toHaveTextContent(phone)
    await user.type(await codeField(), ` ${sandbox.outbox[0]?.code} {Enter}`)
    expect(await heading('Mtel Free M')).toBeVisible()
  })

  it('L2 L3: another code can be requested after 30 seconds; then the focus stays in the field', async () => {
    const portal = await visitLogin()
    const time = hastenTime()
    await showCode(portal)
    const resend = () => screen.getByRole('button', { name: 'Code erneut senden' })
    const pause = 'Einen neuen Code können Sie nach 30 Sekunden anfordern.'
    expect(resend()).toHaveAccessibleDescription(pause)
    await time.pass(20_000)
    await portal.user.click(resend())
    expect(askedOf(portal.sandbox, 'sendSms')).toHaveLength(1)
    await time.pass(10_000)
    await portal.user.click(resend())
    await waitFor(() => expect(portal.sandbox.outbox).toHaveLength(2))
    await waitFor(() => expect(resend()).toHaveAccessibleDescription(pause))
    expect(await codeField()).toHaveFocus()
  })

  it('L4: a look at the other tab leaves the code step, and keeps the number', async () => {
    const portal = await visitLogin()
    await showCode(portal)
    for (const name of ['Benutzername', 'Telefonnummer']) {
      await openTab(portal, name)
      expect(screen.queryByRole('textbox', { name: 'SMS-Code' })).toBeNull()
    }
    expect(field('Telefonnummer')).toHaveValue(phone)
  })

  it('L2: a complaint comes into a live region that is there before it', async () => {
    const { user } = await visitLogin()
    const region = field('Telefonnummer').closest('form')?.querySelector('[aria-live=polite]')
    expect(region).toBeEmptyDOMElement()
    await user.type(field('Telefonnummer'), '436609999999{Enter}')
    // A screen reader announces what comes into a region that it knows already.
    await waitFor(() => expect(region).not.toBeEmptyDOMElement())
    expect(field('Telefonnummer')).toHaveAccessibleDescription(region?.textContent ?? 'no complaint')
    expect(toasts()).toEqual([])
  })
})

describe('a refusal of another shape', () => {
  const withoutWords = 'Die Anmeldung war nicht möglich. Bitte prüfen Sie Ihre Angaben.'

  it.each([
    [{ message: 'Ihr Konto ist gesperrt.' }, '', 'Ihr Konto ist gesperrt.'],
    [{ message: null, body: [] }, '', withoutWords],
    [{ message: { text: 'x' }, body: [] }, '', withoutWords],
    [{}, '', withoutWords],
    [{ body: { validation_errors: { username: 'Unbekannt', password: { text: 'x' } } } }, 'Unbekannt', ''],
  ])('E1 L5: %j is shown at a field of the password login', async (answer, ofName, ofPassword) => {
    const portal = await startPortal({ path: '/login', hold: ['loginWithPassword'] })
    await signIn(portal, 'everyday')
    await portal.answers.replace('loginWithPassword', { code: 'LOGIN_FAILED', ...answer }, 401)
    await waitFor(() => expect(field('Passwort')).toHaveAccessibleDescription(ofPassword))
    await waitFor(() => expect(field('Benutzername')).toHaveAccessibleDescription(ofName))
  })

  it('E1 L2: is shown at the phone number, also under another name of the field', async () => {
    const portal = await startPortal({ path: '/login', hold: ['sendSms'] })
    await put(portal, 'Telefonnummer', '43660')
    await press(portal, 'Code anfordern')
    const validation_errors = { msisdn: ['Diese Nummer gibt es nicht.'] }
    await portal.answers.replace('sendSms', { code: 422, message: null, body: { validation_errors } }, 422)
    await waitFor(() =>
      expect(field('Telefonnummer')).toHaveAccessibleDescription('Diese Nummer gibt es nicht.'),
    )
  })
})

interface Expected {
  path: string
  show?: (portal: VisitedPortal) => Promise<unknown>
  account?: 'everyday'
  /** By the label of each field: what the browser may fill in, and which keys a phone offers. */
  fields: Record<string, [autocomplete: string, inputmode?: string]>
}
const account = 'everyday'

it.each<Expected>([
  { path: '/login', fields: { Telefonnummer: ['tel', 'tel'] } },
  { path: '/login', show: showCode, fields: { 'SMS-Code': ['one-time-code', 'numeric'] } },
  {
    ...{ path: '/login', show: (portal) => openTab(portal, 'Benutzername') },
    fields: { Benutzername: ['username'], Passwort: ['current-password'] },
  },
  { path: '/forgot-password', fields: { Benutzername: ['username'] } },
  {
    ...{ path: '/administration?tab=account', account },
    fields: { 'Neues Passwort': ['new-password'], 'Passwort wiederholen': ['new-password'] },
  },
  { path: '/recharge-credit', account, fields: { Telefonnummer: ['tel', 'tel'] } },
  { path: '/recharge-credit?tab=voucher', account, fields: { Gutscheincode: ['off'] } },
])('L1 L3 L5 A6: browsers fill in the fields of $path, and customers paste into them', async (expected) => {
  const portal = await startPortal({ path: expected.path, account: expected.account })
  await expected.show?.(portal)
  for (const [name, [autocomplete, inputmode]] of Object.entries(expected.fields)) {
    await put(portal, name, '123456')
    expect(field(name)).toHaveValue('123456')
    expect(field(name)).toHaveAttribute('autocomplete', autocomplete)
    if (inputmode) expect(field(name)).toHaveAttribute('inputmode', inputmode)
  }
  // The code is one field.
  if (expected.show === showCode) expect(document.querySelectorAll('form input')).toHaveLength(1)
})
