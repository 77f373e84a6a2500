// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { visitTab } from './settingVisit'

const unknown = 'Der aktuelle Stand ist nicht bekannt. Sie können ihn hier festlegen.'

describe('E1: a setting whose value nobody knows is said so, and can be changed', () => {
  it.each([
    [
      'voicemail',
      'Mailbox',
      'getVoicemailState',
      'FORWARDED',
      'Aus',
      'changeVoicemailState',
      'voice_mail_state',
      '2',
    ],
    [
      'sms',
      'SMS-Benachrichtigungen',
      'getSmsNotifications',
      '2',
      'Aus',
      'changeSmsNotifications',
      'sms',
      '0',
    ],
    ['language', 'Sprache', 'getLanguage', 7, 'Serbisch', 'changeLanguage', 'language', '1'],
  ] as const)('A2 A3 A4: %s', async (tab, name, load, value, option, change, field, sent) => {
    const { panel, answers, user, sandbox } = await visitTab(tab, name, { hold: [load] })
    await answers.replace(load, { body: { state: value, languageId: value } })
    expect(await panel.findByRole('status')).toHaveTextContent(unknown)
    for (const radio of panel.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await user.click(panel.getByRole('radio', { name: option }))
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    expect(askedOf(sandbox, change).map(({ form }) => form[field])).toEqual([sent])
    expect(panel.queryByText(unknown)).toBeNull()
  })

  it('A3: once it is known, SMS notifications have their switch', async () => {
    const { panel, answers, user } = await visitTab('sms', 'SMS-Benachrichtigungen', {
      hold: ['getSmsNotifications'],
    })
    await answers.replace('getSmsNotifications', { body: { state: 'sometimes' } })
    await user.click(await panel.findByRole('radio', { name: 'Ein' }))
    expect(await panel.findByRole('switch', { name: 'SMS-Benachrichtigungen' })).toBeChecked()
  })

  it('E1: a refused choice leaves it unknown', async () => {
    const { panel, answers, user, sandbox } = await visitTab('voicemail', 'Mailbox', {
      hold: ['getVoicemailState'],
    })
    sandbox.faults.set({ operationId: 'changeVoicemailState', fault: 'unknownCode' })
    await answers.replace('getVoicemailState', { body: { state: 'FORWARDED' } })
    await user.click(await panel.findByRole('radio', { name: 'Ein' }))
    await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
    expect(panel.getByText(unknown)).toBeVisible()
    expect(panel.getByRole('radio', { name: 'Ein' })).not.toBeChecked()
  })
})

describe('E1: what an answer does not say stays as it was', () => {
  const everything = {
    fullName: 'Ana Berger',
    email: 'ana@example.com',
    unreadNotifications: 3,
    resources: { balance: { value: 12.5 }, bonus: { value: 4 } },
    loyalties: [{ name: 'Treue', balance: 10 }],
    contracts: [
      {
        productId: 'P-1',
        phoneNumber: '43660',
        statusReason: 'ACTIVE',
        contractType: 'Prepaid',
        isMobile: 1,
      },
    ],
  }
  const header = () => screen.findByRole('region', { name: 'Ausgewählter Vertrag' })

  it.each([
    { user: { resources: { bonus: { value: 4 } } } },
    {
      user: { unreadNotifications: null, resources: null, loyalties: null, fullName: null, contracts: null },
    },
    { user: { resources: { balance: null } } },
    { user: [] },
    { user: 'Ana' },
  ])('M5 N1: %j', async ({ user }) => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe', 'getResources'] })
    await answers.replace('getMe', { body: { user: everything } })
    expect(await header()).toHaveTextContent('12,50 €')
    await answers.replace('getResources', { body: { resources: { LOYALTY: null, MAIN: [] }, user } })
    await act(async () => {})
    expect(await header()).toHaveTextContent('12,50 €')
    expect(await header()).toHaveTextContent('4,00 €')
    expect(screen.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' })).toBeVisible()
    expect(toasts()).toEqual([])
  })

  it('F11: the current contract has its links, also if nothing is said of its status', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    const contracts = [
      { productId: 'P-1', isMobile: true, statusReason: {} },
      { productId: 'P-2', isMobile: true },
    ]
    await answers.replace('getMe', { body: { user: { contracts } } })
    const menu = within(await screen.findByRole('navigation', { name: 'Verträge' }))
    expect(menu.getByRole('button', { name: 'P-1' })).toBeVisible()
    expect(menu.getByRole('link', { name: 'Mein Tarif' })).toBeVisible()
    expect(menu.queryByRole('button', { name: 'P-2' })).toBeNull()
  })

  it('F11: a contract is active in whatever letters', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await answers.replace('getMe', { body: { user: everything } })
    const menu = await screen.findByRole('navigation', { name: 'Verträge' })
    expect(within(menu).getByRole('button', { name: /43660/ })).toBeVisible()
  })
})

describe('E1: a refusal without words still says something', () => {
  it.each([null, { text: 'x' }, undefined])('L5: message %j, at the password', async (message) => {
    const { answers, user } = await startPortal({ path: '/login', hold: ['loginWithPassword'] })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'ana')
    await user.type(screen.getByLabelText('Passwort'), 'x{Enter}')
    await answers.replace('loginWithPassword', { code: 'LOGIN_FAILED', message, body: [] }, 401)
    await waitFor(() =>
      expect(screen.getByLabelText('Passwort')).toHaveAccessibleDescription(
        'Die Anmeldung war nicht möglich. Bitte prüfen Sie Ihre Angaben.',
      ),
    )
  })

  it('L5: a text where a list of messages belongs stands at its field', async () => {
    const { answers, user } = await startPortal({ path: '/login', hold: ['loginWithPassword'] })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(screen.getByLabelText('Passwort'), 'x{Enter}')
    const validation_errors = { username: 'Unbekannt', password: { text: 'x' } }
    await answers.replace('loginWithPassword', { code: 'LOGIN_FAILED', body: { validation_errors } })
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Benutzername' })).toHaveAccessibleDescription('Unbekannt'),
    )
  })

  it('L2: at the phone number, also by another name of the field', async () => {
    const { answers, user } = await startPortal({ path: '/login', hold: ['sendSms'] })
    await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '43660{Enter}')
    const validation_errors = { msisdn: ['Diese Nummer gibt es nicht.'] }
    await answers.replace('sendSms', { code: 422, message: null, body: { validation_errors } }, 422)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Telefonnummer' })).toHaveAccessibleDescription(
        'Diese Nummer gibt es nicht.',
      ),
    )
  })

  it('A6: a password refused by a text is told so', async () => {
    const { panel, answers, user } = await visitTab('account', 'Benutzerkonto', {
      hold: ['changeAccountPassword'],
    })
    await user.type(panel.getByLabelText('Neues Passwort'), 'a')
    await user.type(panel.getByLabelText('Passwort wiederholen'), 'a{Enter}')
    const refusal = {
      code: 'X_FAILED_VALIDATION_ERROR',
      body: { validation_errors: { password: 'Zu kurz.' } },
    }
    await answers.replace('changeAccountPassword', refusal)
    await waitFor(() => expect(panel.getByText('Zu kurz.')).toBeVisible())
  })
})
