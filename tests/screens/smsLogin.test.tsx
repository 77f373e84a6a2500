// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox'
import { hastenTime } from '../fakeTime'
import { askedOf, newSandbox, startPortal } from '../testPortal'
import { toasts } from '../toasts'

const phoneField = () => screen.getByRole('textbox', { name: 'Telefonnummer' })
const codeField = () => screen.findByRole('textbox', { name: 'SMS-Code' })
const requestCode = () => screen.getByRole('button', { name: 'Code anfordern' })
const phone = '436601000001'

describe('the phone number', () => {
  it('L1: is asked on the first of two tabs, with an example of its form', async () => {
    await startPortal({ path: '/login' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Telefonnummer',
      'Benutzername',
    ])
    expect(screen.getByRole('tab', { name: 'Telefonnummer' })).toHaveAttribute('aria-selected', 'true')
    expect(phoneField()).toHaveAttribute('placeholder', '436XXXXXXXX')
  })

  it('L1 L2: is sent trimmed by Enter, and brings the code step', async () => {
    const { user, sandbox } = await startPortal({ path: '/login' })
    await user.type(phoneField(), `  ${phone} {Enter}`)
    expect(await codeField()).toHaveFocus()
    expect(toasts()).toEqual(['Der Code wurde gesendet.'])
    expect(askedOf(sandbox, 'sendSms').map(({ form }) => form)).toEqual([{ phone }])
    expect(document.body).toHaveTextContent(phone)
  })

  it.each([
    ['an unknown number', '436609999999', 'Benutzer existiert nicht.'],
    ['a number at which sending fails', '436601000099', 'Es ist ein Fehler aufgetreten.'],
    ['no number', ' ', 'Das Feld darf nicht leer sein.'],
  ])(
    'L2: %s: the words of the provider stand under the field, and the input stays',
    async (_, text, words) => {
      const { user } = await startPortal({ path: '/login' })
      await user.type(phoneField(), text)
      await user.click(requestCode())
      await waitFor(() => expect(phoneField()).toHaveAccessibleDescription(words))
      expect(phoneField()).toBeInvalid()
      expect(phoneField()).toHaveValue(text)
      expect(screen.queryByRole('textbox', { name: 'SMS-Code' })).toBeNull()
      expect(toasts()).toEqual([])
    },
  )

  it('L2: is refused in the language of the customer', async () => {
    const { user } = await startPortal({ path: '/login', locale: 'sr' })
    await user.type(screen.getByRole('textbox', { name: 'Broj telefona' }), '1{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Broj telefona' })).toHaveAccessibleDescription(
        'Korisnik ne postoji.',
      ),
    )
  })

  it('L2: the words under the field go with the next try', async () => {
    const { user } = await startPortal({ path: '/login' })
    await user.type(phoneField(), '1{Enter}')
    await waitFor(() => expect(phoneField()).toBeInvalid())
    await user.clear(phoneField())
    await user.type(phoneField(), `${phone}{Enter}`)
    expect(await codeField()).toBeValid()
  })
})

describe('the code', () => {
  async function askForCode() {
    const visit = await startPortal({ path: '/login' })
    await visit.user.type(phoneField(), `${phone}{Enter}`)
    await codeField()
    return visit
  }

  it('L3: from the SMS, blanks around it or not, opens the portal', async () => {
    const { user, sandbox } = await askForCode()
    const { code = '' } = sandbox.outbox[0] ?? {}
    await user.type(await codeField(), ` ${code} {Enter}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
    expect(askedOf(sandbox, 'loginWithSms').map(({ form }) => form)).toEqual([{ id: 'U-1001', code }])
  })

  it.each([
    ['a wrong one', '000', 'Der Code ist nicht richtig.'],
    ['none', ' ', 'Das Feld darf nicht leer sein.'],
  ])(
    'L3: %s: the words of the provider stand under the field, and the input stays',
    async (_, text, words) => {
      const { user, storage } = await askForCode()
      await user.type(await codeField(), `${text}{Enter}`)
      const field = await codeField()
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)))
      expect(field).toBeInvalid()
      expect(field).toHaveValue(text)
      expect(storage.read('token')).toBeNull()
    },
  )

  it('L4: is forgotten when the customer turns to the user name', async () => {
    const { user } = await askForCode()
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    expect(screen.queryByRole('textbox', { name: 'SMS-Code' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Telefonnummer' }))
    expect(phoneField()).toHaveValue(phone)
    expect(screen.queryByRole('textbox', { name: 'SMS-Code' })).toBeNull()
  })

  it('L3: can be sent to another number', async () => {
    const { user } = await askForCode()
    await user.click(screen.getByRole('button', { name: 'Andere Nummer verwenden' }))
    expect(phoneField()).toHaveValue(phone)
  })
})

describe('another code', () => {
  const resend = () => screen.getByRole('button', { name: 'Code erneut senden' })
  const pause = 'Einen neuen Code können Sie nach 30 Sekunden anfordern.'
  const sent = (sandbox: Sandbox) => askedOf(sandbox, 'sendSms').length

  /** Waits for the first code. */
  async function askForCode() {
    const portal = await startPortal({ path: '/login' })
    const time = hastenTime()
    await portal.user.type(phoneField(), `${phone}{Enter}`)
    await codeField()
    return { ...portal, pass: (seconds: number) => act(() => time.pass(seconds * 1000)) }
  }

  /** The pause is over, and the customer asks for another code. */
  async function resendCode() {
    const portal = await askForCode()
    await portal.pass(30)
    await portal.user.click(resend())
    return portal
  }

  it('L2: can be asked for when 30 seconds are over, and not before', async () => {
    const { user, sandbox, pass } = await askForCode()
    expect(resend()).toHaveAttribute('aria-disabled', 'true')
    expect(resend()).toHaveAccessibleDescription(pause)
    await pass(20)
    await user.click(resend())
    expect(sent(sandbox)).toBe(1)
    await pass(10)
    expect(resend()).not.toHaveAttribute('aria-disabled')
    expect(resend()).toHaveAccessibleDescription('')
    await user.click(resend())
    await waitFor(() => expect(sandbox.outbox).toHaveLength(2))
    await waitFor(() => expect(resend()).toHaveAccessibleDescription(pause))
    expect(await codeField()).toHaveFocus()
  })

  it('L2: comes while the code step stays, and signs in', async () => {
    const { user, sandbox } = await resendCode()
    await waitFor(() => expect(sandbox.outbox).toHaveLength(2))
    await user.type(await codeField(), `${sandbox.outbox[0]?.code}{Enter}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  })

  it('L2: is refused in the words of the provider, and the code that came before can be entered', async () => {
    const portal = await askForCode()
    portal.answers.hold('sendSms')
    await portal.pass(30)
    await portal.user.click(resend())
    expect(resend()).toHaveAttribute('aria-busy', 'true')
    await portal.answers.replace('sendSms', { code: 'REQUEST_FAILED_SERVER_ERROR', message: 'Zu viele SMS.' })
    const field = await codeField()
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Zu viele SMS.')))
    expect(resend()).not.toHaveAttribute('aria-disabled')
    await portal.user.type(field, `${portal.sandbox.outbox[1]?.code}{Enter}`)
    await waitFor(() => expect(askedOf(portal.sandbox, 'loginWithSms')).toHaveLength(1))
  })

  it('L2: without a usable answer leaves the code step, and begins a new pause', async () => {
    const { user, sandbox, pass } = await askForCode()
    const { code } = sandbox.outbox[0] ?? {}
    await pass(30)
    sandbox.faults.set({ operationId: 'sendSms', fault: 'drop', times: 1 })
    await user.click(resend())
    await waitFor(() => expect(toasts()).toContain('Es ist ein Fehler aufgetreten.'))
    expect(resend()).toHaveAccessibleDescription(pause)
    expect(screen.queryByRole('textbox', { name: 'Telefonnummer' })).toBeNull()
    await user.type(await codeField(), `${code}{Enter}`)
    await waitFor(() => expect(askedOf(sandbox, 'loginWithSms').map(({ form }) => form.code)).toEqual([code]))
  })

  it('L3: can still be asked for after a wrong code', async () => {
    const { user, pass } = await askForCode()
    await pass(30)
    await user.type(await codeField(), '000{Enter}')
    const field = await codeField()
    await waitFor(() => expect(field).toBeInvalid())
    expect(resend()).not.toHaveAttribute('aria-disabled')
  })
})

describe('an answer that is no use', () => {
  it.each(['502', 'truncated', 'wrongShape', 'drop', 'empty'] as const)(
    'L2: %s when the code is asked for: nothing typed is lost, and the customer may try again',
    async (fault) => {
      const sandbox = newSandbox()
      const { user } = await startPortal({ path: '/login', sandbox })
      sandbox.faults.set({ operationId: 'sendSms', fault, times: 1 })
      await user.type(phoneField(), `${phone}{Enter}`)
      await waitFor(() => expect(toasts()).toHaveLength(1))
      expect(toasts()).not.toEqual(['Der Code wurde gesendet.'])
      expect(phoneField()).toHaveValue(phone)
      expect(askedOf(sandbox, 'sendSms')).toHaveLength(1)
      await user.click(requestCode())
      expect(await codeField()).toBeVisible()
    },
  )
})
