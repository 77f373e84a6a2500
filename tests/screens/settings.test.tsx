// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { askedOf, goTo, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { closeToasts, toasts } from '../toasts'
import { heading } from './steps'

const [error, success] = ['Es ist ein Fehler aufgetreten.', 'Aktivierung erfolgreich']
const tab = (name: string) => screen.findByRole('tab', { name })

/** Opens a tab of the settings, as the customer of 436601000001. */
async function visitTab(name: string, label: string, visit: Visit = {}) {
  const path = `/administration?tab=${name}`
  const portal: VisitedPortal = await startPortal({ account: 'everyday', path, ...visit })
  const panel = within(await screen.findByRole('tabpanel', { name: label }))
  return { ...portal, panel }
}

describe('the tabs of the settings', () => {
  const german = ['Sprache', 'SMS-Benachrichtigungen', 'Mailbox', 'Datenschutz', 'Benutzerkonto']
  const serbian = ['Jezik', 'SMS obaveštenja', 'Govorna pošta', 'Zaštita podataka', 'Korisnički nalog']

  it.each([
    ['de', 'Einstellungen', german, 'Deutsch'],
    ['sr', 'Podešavanja', serbian, 'Nemački'],
  ] as const)('A1: are five, and the first is open (%s)', async (locale, title, names, language) => {
    await startPortal({ account: 'everyday', path: '/administration', locale })
    await heading(title)
    expect(await screen.findByRole('radio', { name: language })).toBeChecked()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(names)
  })

  it.each(['?tab=', '?tab=nonsense', '?tab=toString', '?tab=SMS'])(
    'A1: an address with a tab that there is not ("%s") shows the first',
    async (search) => {
      await startPortal({ account: 'everyday', path: `/administration${search}` })
      expect(await tab('Sprache')).toHaveAttribute('aria-selected', 'true')
      expect(await screen.findByRole('radio', { name: 'Deutsch' })).toBeChecked()
    },
  )

  it('A1: stand in the address, so that Back finds the former one and a reload the same', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday', path: '/administration' })
    await user.click(await tab('Mailbox'))
    expect(window.location.search).toBe('?tab=voicemail')
    await user.click(await tab('Benutzerkonto'))
    expect(await screen.findByLabelText('Neues Passwort')).toBeVisible()
    await act(async () => window.history.back())
    await waitFor(() => expect(window.location.search).toBe('?tab=voicemail'))
    await waitFor(async () => expect(await tab('Mailbox')).toHaveAttribute('aria-selected', 'true'))
    await visitTab('voicemail', 'Mailbox', { sandbox })
    expect(await screen.findByRole('radio', { name: 'Ein' })).toBeChecked()
  })

  it('A1: left in the middle of a change, the customer is told that its outcome is open', async () => {
    const hold = ['changeSmsNotifications'] as const
    const { panel, user } = await visitTab('sms', 'SMS-Benachrichtigungen', { hold })
    await user.click(await panel.findByRole('switch'))
    await user.click(await tab('Mailbox'))
    expect(toasts()).toEqual([expect.stringMatching(/^Wir haben keine Antwort erhalten/)])
  })

  it('A1: of a contract without a number say that there are no settings of one', async () => {
    await startPortal({ account: 'everyday', path: '/tv' })
    await screen.findByRole('heading', { name: 'TV Komfort' })
    await goTo('/administration')
    for (const name of german.slice(0, 3)) {
      await act(async () => (await tab(name)).click())
      expect(screen.getByText(/für Mobilfunkverträge mit einer Telefonnummer/)).toBeVisible()
    }
  })
})

interface Setting {
  tab: string
  label: string
  role: 'radio' | 'switch'
  load: OperationId
  save: OperationId
  /** The option that is chosen, and what is sent for it; the provider has another. */
  option: string
  sent: Record<string, string>
  /** The answer that says that the provider has this option. */
  kept: object
  /** A value that nobody knows; every option can be chosen then. */
  unknown: unknown
  chosenThen: string
}

const phone = '436601000001'
const settings: Record<string, Setting> = {
  A2: {
    ...{ tab: 'language', label: 'Sprache', role: 'radio', load: 'getLanguage', save: 'changeLanguage' },
    ...{ option: 'Serbisch', sent: { language: '1', phone }, kept: { languageId: 1 } },
    ...{ unknown: 7, chosenThen: 'Serbisch' },
  },
  A3: {
    ...{ tab: 'sms', label: 'SMS-Benachrichtigungen', role: 'switch' },
    ...{ load: 'getSmsNotifications', save: 'changeSmsNotifications' },
    ...{ option: 'SMS-Benachrichtigungen', sent: { sms: '0', phone }, kept: { state: 0 } },
    ...{ unknown: '2', chosenThen: 'Aus' },
  },
  A4: {
    ...{ tab: 'voicemail', label: 'Mailbox', role: 'radio' },
    ...{ load: 'getVoicemailState', save: 'changeVoicemailState' },
    ...{ option: 'Aus', sent: { voice_mail_state: '2', phone }, kept: { state: 'SUSPENDED' } },
    ...{ unknown: 'FORWARDED', chosenThen: 'Aus' },
  },
}

describe.each(Object.entries(settings))('%s', (id, { load, save, role, option, ...setting }) => {
  const open = (visit: Visit = {}) => visitTab(setting.tab, setting.label, visit)
  const control = () => screen.findByRole<HTMLInputElement>(role, { name: option })
  /** Whether the option is shown. A switch shows it by being off. */
  const isShown = async () => (await control()).checked === (role === 'radio')

  it(`E1 ${id}: a refused change puts the control back; one that is kept locks it until it is, and outlives a reload`, async () => {
    const { answers, sandbox, user } = await open({ hold: [save] })
    expect(await isShown()).toBe(false)
    await user.click(await control())
    await answers.replace(save, { code: 'REQUEST_FAILED_SERVER_ERROR' })
    await waitFor(() => expect(toasts()).toEqual([error]))
    expect(await isShown()).toBe(false)
    await closeToasts(user)
    await user.click(await control())
    expect(await isShown()).toBe(true)
    expect(await control()).toHaveAttribute('aria-disabled', 'true')
    await user.click(await control())
    await answers.release(save)
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(await control()).not.toHaveAttribute('aria-disabled')
    expect(askedOf(sandbox, save).map(({ form }) => form)).toEqual([setting.sent, setting.sent])
    expect(askedOf(sandbox, load)).toHaveLength(1)
    await open({ sandbox })
    expect(await isShown()).toBe(true)
  })

  it(`${id}: without a usable answer to a change, it says so, and the provider is asked what it has now`, async () => {
    const { answers, sandbox, user } = await open({ hold: [save] })
    await user.click(await control())
    answers.hold(load)
    await answers.fail(save)
    const unanswered = /^Wir haben keine Antwort erhalten.*sehen Sie in den Einstellungen nach/
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(unanswered)]))
    await answers.replace(load, { body: setting.kept })
    await waitFor(async () => expect(await isShown()).toBe(true))
    expect(askedOf(sandbox, save)).toHaveLength(1)
  })

  it(`E1 ${id}: a value that nobody knows is said so, and can be changed`, async () => {
    const unknown = 'Der aktuelle Stand ist nicht bekannt. Sie können ihn hier festlegen.'
    const { panel, answers, user, sandbox } = await open({ hold: [load] })
    await answers.replace(load, { body: { state: setting.unknown, languageId: setting.unknown } })
    expect(await panel.findByRole('status')).toHaveTextContent(unknown)
    for (const radio of panel.getAllByRole('radio')) expect(radio).not.toBeChecked()
    sandbox.faults.set({ operationId: save, fault: 'unknownCode', times: 1 })
    await user.click(panel.getByRole('radio', { name: setting.chosenThen }))
    await waitFor(() => expect(toasts()).toEqual([error]))
    expect(panel.getByText(unknown)).toBeVisible()
    expect(panel.getByRole('radio', { name: setting.chosenThen })).not.toBeChecked()
    await closeToasts(user)
    await user.click(panel.getByRole('radio', { name: setting.chosenThen }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(askedOf(sandbox, save).at(-1)?.form).toEqual(setting.sent)
    expect(panel.queryByText(unknown)).toBeNull()
  })
})

describe('how a setting is asked for and shown', () => {
  it('A2: the language of the number is asked for by its number, and is not that of the portal', async () => {
    const { panel, sandbox, user } = await visitTab('language', 'Sprache')
    await user.click(await panel.findByRole('radio', { name: 'Serbisch' }))
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(askedOf(sandbox, 'getLanguage').map(({ form }) => form)).toEqual([{ phone }])
    expect(document.documentElement.lang).toBe('de')
    expect(panel.getByRole('radio', { name: 'Serbisch' })).toBeChecked()
  })

  it('A3: the state is asked for by the number; unknown at first, it has its switch once it is known', async () => {
    const hold = ['getSmsNotifications'] as const
    const { panel, answers, sandbox, user } = await visitTab('sms', 'SMS-Benachrichtigungen', { hold })
    await answers.replace('getSmsNotifications', { body: { state: 'sometimes' } })
    await user.click(await panel.findByRole('radio', { name: 'Ein' }))
    const control = await panel.findByRole('switch', { name: 'SMS-Benachrichtigungen' })
    expect(control).toBeChecked()
    for (const _ of ['off', 'on']) {
      await user.click(control)
      await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'))
    }
    expect(control).toBeChecked()
    expect(askedOf(sandbox, 'changeSmsNotifications').map(({ form }) => form.sms)).toEqual(['1', '0', '1'])
    expect(askedOf(sandbox, 'getSmsNotifications').map(({ query }) => query)).toEqual([{ phone }])
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
})
