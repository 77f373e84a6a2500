// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hastenTime } from '../fakeTime'
import { askedOf, startPortal, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { field, heading, press, put, signIn } from './steps'

const phone = '436601000001'
const codeField = () => screen.findByRole('textbox', { name: 'SMS-Code' })

describe('the login by SMS', () => {
  it('L1: is the first of two tabs, with an example of a number', async () => {
    await startPortal({ path: '/login' })
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names).toEqual(['Telefonnummer', 'Benutzername'])
    expect(screen.getByRole('tab', { name: 'Telefonnummer' })).toHaveAttribute('aria-selected', 'true')
    expect(field('Telefonnummer')).toHaveAttribute('placeholder', '436XXXXXXXX')
  })

  it('L1 L2 L3: number and code are sent trimmed by Enter; the focus goes to the code', async () => {
    const { user, sandbox } = await startPortal({ path: '/login' })
    await user.type(field('Telefonnummer'), `  ${phone} {Enter}`)
    expect(await codeField()).toHaveFocus()
    expect(toasts()).toEqual(['Der Code wurde gesendet.'])
    expect(askedOf(sandbox, 'sendSms').map(({ form }) => form)).toEqual([{ phone }])
    expect(document.body).toHaveTextContent(phone)
    const { code = '' } = sandbox.outbox[0] ?? {}
    await user.type(await codeField(), ` ${code} {Enter}`)
    expect(await heading('Mtel Free M')).toBeVisible()
    expect(askedOf(sandbox, 'loginWithSms').map(({ form }) => form)).toEqual([{ id: 'U-1001', code }])
  })

  it('L2: another code can be asked for when 30 seconds are over, and not before, also after a wrong one', async () => {
    const { user, sandbox } = await startPortal({ path: '/login' })
    const time = hastenTime()
    const pass = (seconds: number) => act(() => time.pass(seconds * 1000))
    const resend = () => screen.getByRole('button', { name: 'Code erneut senden' })
    const pause = 'Einen neuen Code können Sie nach 30 Sekunden anfordern.'
    await user.type(field('Telefonnummer'), `${phone}{Enter}`)
    await codeField()
    expect(resend()).toHaveAccessibleDescription(pause)
    await pass(20)
    await user.click(resend())
    expect(askedOf(sandbox, 'sendSms')).toHaveLength(1)
    await pass(10)
    expect(resend()).toHaveAccessibleDescription('')
    await user.type(await codeField(), '000{Enter}')
    await waitFor(async () => expect(await codeField()).toBeInvalid())
    expect(resend()).not.toHaveAttribute('aria-disabled')
    await user.click(resend())
    await waitFor(() => expect(sandbox.outbox).toHaveLength(2))
    await waitFor(() => expect(resend()).toHaveAccessibleDescription(pause))
    expect(await codeField()).toHaveFocus()
    await user.clear(await codeField())
    await user.type(await codeField(), `${sandbox.outbox[0]?.code}{Enter}`)
    expect(await heading('Mtel Free M')).toBeVisible()
  })

  it('L4: the code step is left by who turns to the user name', async () => {
    const portal = await startPortal({ path: '/login' })
    await put(portal, 'Telefonnummer', phone)
    await press(portal, 'Code anfordern')
    await codeField()
    for (const name of ['Benutzername', 'Telefonnummer']) {
      await portal.user.click(screen.getByRole('tab', { name }))
      expect(screen.queryByRole('textbox', { name: 'SMS-Code' })).toBeNull()
    }
    expect(field('Telefonnummer')).toHaveValue(phone)
  })

  it('L2: the region of a complaint stands before it, and the complaint comes into it', async () => {
    const { user } = await startPortal({ path: '/login' })
    const region = field('Telefonnummer').closest('form')?.querySelector('[aria-live=polite]')
    expect(region).toBeEmptyDOMElement()
    await user.type(field('Telefonnummer'), '436609999999{Enter}')
    // A screen reader announces what comes into a region that it knows already.
    await waitFor(() => expect(region).not.toBeEmptyDOMElement())
    expect(field('Telefonnummer')).toHaveAccessibleDescription(region?.textContent ?? 'no complaint')
    expect(toasts()).toEqual([])
  })
})

describe('the login by password', () => {
  it.each(['Enter', 'the button'])('L1 L5: is sent trimmed by %s', async (way) => {
    const { user, sandbox } = await startPortal({ path: '/login' })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(field('Benutzername'), ' everyday ')
    await user.type(field('Passwort'), way === 'Enter' ? ' Portal2026 {Enter}' : ' Portal2026 ')
    if (way !== 'Enter') await press({ user }, 'Anmelden')
    await heading('Mtel Free M')
    expect(askedOf(sandbox, 'loginWithPassword').map(({ form }) => form)).toEqual([
      { username: 'everyday', password: 'Portal2026' },
    ])
  })

  it('L5: a link leads to a new password', async () => {
    const { user } = await startPortal({ path: '/login' })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
    expect(window.location.pathname).toBe('/forgot-password')
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
  ])('E1 L5: %j is said at a field of the password login', async (answer, ofName, ofPassword) => {
    const portal = await startPortal({ path: '/login', hold: ['loginWithPassword'] })
    await signIn(portal, 'everyday')
    await portal.answers.replace('loginWithPassword', { code: 'LOGIN_FAILED', ...answer }, 401)
    await waitFor(() => expect(field('Passwort')).toHaveAccessibleDescription(ofPassword))
    await waitFor(() => expect(field('Benutzername')).toHaveAccessibleDescription(ofName))
  })

  it('E1 L2: is said at the phone number, also by another name of the field', async () => {
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

describe('the fields', () => {
  const showCode = async (portal: VisitedPortal) => {
    await put(portal, 'Telefonnummer', phone)
    await press(portal, 'Code anfordern')
    await codeField()
  }
  const showPassword = async ({ user }: VisitedPortal) =>
    user.click(screen.getByRole('tab', { name: 'Benutzername' }))

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
      ...{ path: '/login', show: showPassword },
      fields: { Benutzername: ['username'], Passwort: ['current-password'] },
    },
    { path: '/forgot-password', fields: { Benutzername: ['username'] } },
    {
      ...{ path: '/administration?tab=account', account },
      fields: { 'Neues Passwort': ['new-password'], 'Passwort wiederholen': ['new-password'] },
    },
    { path: '/recharge-credit', account, fields: { Telefonnummer: ['tel', 'tel'] } },
    { path: '/recharge-credit?tab=voucher', account, fields: { Gutscheincode: ['off'] } },
  ])('L1 L3 L5 A6: on $path are filled in by the browser, and pasted into', async (expected) => {
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
})
