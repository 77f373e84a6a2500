import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../../sandbox/document'
import { chooseFromMenu } from '../../../tests/support/menus'
import { factsIn, failure, formsOf, openTab, success, tvContract, visit } from '../../../tests/support/steps'
import { callsOf, type Visit } from '../../../tests/support/testPortal'
import { closeToasts, toasts } from '../../../tests/support/toasts'

const phone = '436601000001'

/** Opens a tab of the settings as the customer of this number. */
async function visitTab(tab: string, label: string, overrides: Visit = {}) {
  const portal = await visit(`/administration?tab=${tab}`, overrides)
  return { ...portal, panel: within(await screen.findByRole('tabpanel', { name: label })) }
}

describe('the tabs of the settings', () => {
  const names = ['Sprache', 'SMS-Benachrichtigungen', 'Mailbox', 'Datenschutz', 'Benutzerkonto']

  it.each(['', 'nonsense', 'toString', 'SMS'])('A1: select the first for ?tab=%s', async (name) => {
    await visit(`/administration?tab=${name}`)
    expect(await screen.findByRole('tab', { name: 'Sprache', selected: true })).toBeVisible()
    expect(await screen.findByRole('radio', { name: 'Deutsch' })).toBeChecked()
    for (const [index, tab] of screen.getAllByRole('tab').entries())
      expect(tab).toHaveAccessibleName(names[index])
  })

  const described = () =>
    screen.getAllByRole('tab').map((tab) => document.getElementById(`${tab.id}-value`)?.textContent)

  it('A1: name the value of each setting, requested once, and follow a change', async () => {
    const portal = await visit('/administration')
    await waitFor(() => expect(described()).toEqual(['Deutsch', 'Ein', 'Ein', '0 von 5', '']))
    for (const [index, tab] of screen.getAllByRole('tab').slice(0, 4).entries())
      expect(tab).toHaveAccessibleDescription(described()[index])
    await openTab(portal, 'Mailbox')
    await portal.user.click(await screen.findByRole('radio', { name: 'Aus' }))
    await openTab(portal, 'Datenschutz')
    await portal.user.click(await screen.findByRole('switch', { name: 'per SMS' }))
    await waitFor(() => expect(described()).toEqual(['Deutsch', 'Ein', 'Aus', '1 von 5', '']))
    expect(callsOf(portal.sandbox, 'getSmsNotifications')).toHaveLength(1)
  })

  it('A1: show no value and no error if one cannot be read, and request none if the deployment forbids it', async () => {
    const portal = await visit('/administration?tab=account', { hold: ['getVoicemailState'] })
    await portal.answers.replace('getVoicemailState', { status: 500 }, 500)
    await waitFor(() => expect(described()).toEqual(['Deutsch', 'Ein', '', '0 von 5', '']))
    expect(toasts()).toEqual([])
    const { sandbox } = await visit('/administration?tab=account', { furtherReads: 'off' })
    expect(described()).toEqual(['', '', '', '', ''])
    expect(callsOf(sandbox, 'getSmsNotifications')).toEqual([])
  })

  it('A1: are one stop for the Tab key, and respond to the arrows, Home and End', async () => {
    const { user } = await visit('/administration')
    await user.click(await screen.findByRole('tab', { name: 'Sprache' }))
    const moves = { ArrowLeft: 4, ArrowRight: 0, End: 4, Home: 0 }
    for (const [key, index] of Object.entries(moves)) {
      await user.keyboard(`{${key}}`)
      const tab = screen.getByRole('tab', { name: names[index], selected: true })
      expect(tab).toHaveFocus()
      const panel = screen.getByRole('tabpanel', { name: names[index] })
      expect(tab).toHaveAttribute('aria-controls', panel.id)
    }
    await user.tab()
    expect(screen.getByRole('radio', { name: 'Deutsch' })).toHaveFocus()
  })

  it('A1: are in the address, so that Back and a reload work', async () => {
    const portal = await visit('/administration')
    await openTab(portal, 'Mailbox')
    expect(window.location.search).toBe('?tab=voicemail')
    await openTab(portal, 'Benutzerkonto')
    expect(await screen.findByLabelText('Neues Passwort')).toBeVisible()
    await act(async () => window.history.back())
    expect(await screen.findByRole('tab', { name: 'Mailbox', selected: true })).toBeVisible()
    await visitTab('voicemail', 'Mailbox', { sandbox: portal.sandbox })
    expect(await screen.findByRole('radio', { name: 'Ein' })).toBeChecked()
  })

  it('A1: explain that a contract without a number has no settings', async () => {
    const portal = await visit('/administration', tvContract)
    for (const name of names.slice(0, 3)) {
      await openTab(portal, name)
      expect(screen.getByText(/für Mobilfunkverträge mit einer Telefonnummer/)).toBeVisible()
    }
  })
})

interface Setting {
  tab: string
  label: string
  role: 'radio' | 'switch'
  load: OperationId
  /** The parameters of the call for the value. */
  params: object
  save: OperationId
  /** The option that the customer chooses, and the value sent for it. */
  option: string
  sent: object
  /** An unknown value; every option can be selected then. */
  unknown: unknown
  optionOfUnknown: string
}

const settings: Record<string, Setting> = {
  'the language': {
    ...{ tab: 'language', label: 'Sprache', role: 'radio', load: 'getLanguage', save: 'changeLanguage' },
    ...{ params: { form: { phone } }, option: 'Serbisch', sent: { language: '1', phone } },
    ...{ unknown: 7, optionOfUnknown: 'Serbisch' },
  },
  'the SMS notifications': {
    ...{ tab: 'sms', label: 'SMS-Benachrichtigungen', role: 'switch' },
    ...{ load: 'getSmsNotifications', save: 'changeSmsNotifications' },
    ...{ params: { query: { phone } }, option: 'SMS-Benachrichtigungen', sent: { sms: '0', phone } },
    ...{ unknown: '2', optionOfUnknown: 'Aus' },
  },
  'the mailbox': {
    ...{ tab: 'voicemail', label: 'Mailbox', role: 'radio' },
    ...{ load: 'getVoicemailState', save: 'changeVoicemailState' },
    ...{ params: {}, option: 'Aus', sent: { voice_mail_state: '2', phone } },
    ...{ unknown: 'FORWARDED', optionOfUnknown: 'Aus' },
  },
}

describe.each(Object.entries(settings))('%s', (_, { load, save, role, option, ...setting }) => {
  const open = (overrides: Visit = {}) => visitTab(setting.tab, setting.label, overrides)
  const control = () => screen.findByRole<HTMLInputElement>(role, { name: option })
  /** Whether the option is shown. A switch shows it by being off. */
  const isShown = async () => (await control()).checked === (role === 'radio')

  it('A2 A3 A4: a change locks the control until the answer, and survives a reload', async () => {
    const portal = await open({ hold: [save] })
    const { answers, sandbox, user } = portal
    expect(await isShown()).toBe(false)
    await user.click(await control())
    expect(await isShown()).toBe(true)
    expect(await control()).toHaveAttribute('aria-disabled', 'true')
    await answers.release(save)
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(await control()).not.toHaveAttribute('aria-disabled')
    expect(formsOf(portal, save)).toEqual([setting.sent])
    expect(callsOf(sandbox, load)).toHaveLength(1)
    expect(callsOf(sandbox, load)[0]).toMatchObject(setting.params)
    // The language of the number is not that of the portal.
    expect(document.documentElement.lang).toBe('de')
    await open({ sandbox })
    expect(await isShown()).toBe(true)
  })

  it('E1 A2 A3 A4: an unknown value is explained, and the customer can set it', async () => {
    const unknown = 'Der aktuelle Stand ist nicht bekannt. Sie können ihn hier festlegen.'
    const portal = await open({ hold: [load] })
    const { panel, answers, user } = portal
    await answers.replace(load, { body: { state: setting.unknown, languageId: setting.unknown } })
    expect((await panel.findAllByRole('status'))[0]).toHaveTextContent(unknown)
    for (const radio of panel.getAllByRole('radio')) expect(radio).not.toBeChecked()
    portal.sandbox.faults.set({ operationId: save, fault: 'unknownCode', times: 1 })
    await user.click(panel.getByRole('radio', { name: setting.optionOfUnknown }))
    await waitFor(() => expect(toasts()).toEqual([failure]))
    expect(panel.getByText(unknown)).toBeVisible()
    expect(panel.getByRole('radio', { name: setting.optionOfUnknown })).not.toBeChecked()
    await closeToasts(user)
    await user.click(panel.getByRole('radio', { name: setting.optionOfUnknown }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(formsOf(portal, save).at(-1)).toEqual(setting.sent)
    expect(panel.queryByText(unknown)).toBeNull()
    expect(await isShown()).toBe(true)
  })
})

it.each([
  ['ACTIVE', 'Ein'],
  ['NO_LEAVE_MESSAGES', 'Ein, ohne Nachrichten'],
  ['SUSPENDED', 'Aus'],
  [0, 'Ein'],
  [1, 'Ein, ohne Nachrichten'],
  [2, 'Aus'],
])('A4: the state %s is "%s"', async (state, name) => {
  const { answers, panel } = await visitTab('voicemail', 'Mailbox', { hold: ['getVoicemailState'] })
  await answers.replace('getVoicemailState', { body: { state } })
  expect(await panel.findByRole('radio', { checked: true })).toHaveAccessibleName(name)
})

describe('the data of the customer', () => {
  const data = async () => {
    const heading = await screen.findByRole('heading', { name: 'Ihre Daten' })
    return heading.parentElement as HTMLElement
  }

  it('A6 H1: are in the profile menu of each contract, and lead to a request for a change, which nothing sends', async () => {
    const portal = await visit('/tv', tvContract)
    await chooseFromMenu(portal.user, 'Profil', 'Ihre Daten')
    expect(factsIn(await data())).toEqual([
      'Name: Lena Moser',
      'Adresse: Lindengasse 12/4, 1070 Wien',
      'E-Mail: lena.moser@example.com',
    ])
    await portal.user.click(within(await data()).getByRole('link', { name: 'Ändern lassen' }))
    expect(await screen.findByLabelText('Beschreibung')).toHaveValue(
      'Bitte ändern Sie meine Daten.\n\nBisher: Lena Moser, Lindengasse 12/4, 1070 Wien, lena.moser@example.com\nNeu: ',
    )
    expect(window.location.search).toBe('?view=form')
    expect(formsOf(portal, 'sendSupportRequest')).toEqual([])
  })
})
