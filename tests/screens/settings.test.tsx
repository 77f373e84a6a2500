// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { askedOf, type Visit } from '../testPortal'
import { closeToasts, toasts } from '../toasts'
import { visitTab } from './settingVisit'

interface Setting {
  tab: string
  panel: string
  role: 'radio' | 'switch'
  load: OperationId
  save: OperationId
  /** The field of the form that carries the value. */
  field: string
  /** Each option with its value on the wire; the provider has the first one. A switch has but itself. */
  options: [name: string, value: number][]
  /** The answer that says that the provider has the last option. */
  lastKept: object
}

const number = '436601000001'
const settings: Record<string, Setting> = {
  A2: {
    tab: 'language',
    panel: 'Sprache',
    role: 'radio',
    load: 'getLanguage',
    save: 'changeLanguage',
    field: 'language',
    options: [
      ['Deutsch', 2],
      ['Serbisch', 1],
    ],
    lastKept: { body: { languageId: 1 } },
  },
  A3: {
    tab: 'sms',
    panel: 'SMS-Benachrichtigungen',
    role: 'switch',
    load: 'getSmsNotifications',
    save: 'changeSmsNotifications',
    field: 'sms',
    options: [['SMS-Benachrichtigungen', 0]],
    lastKept: { body: { state: 0 } },
  },
  A4: {
    tab: 'voicemail',
    panel: 'Mailbox',
    role: 'radio',
    load: 'getVoicemailState',
    save: 'changeVoicemailState',
    field: 'voice_mail_state',
    options: [
      ['Ein', 0],
      ['Ein, ohne Nachrichten', 1],
      ['Aus', 2],
    ],
    lastKept: { body: { state: 'SUSPENDED' } },
  },
}

describe.each(Object.entries(settings))('%s', (id, setting) => {
  const { role, load, save, field, options } = setting
  const [lastName, lastValue] = options.at(-1) ?? ['', 0]
  const [error, success] = ['Es ist ein Fehler aufgetreten.', 'Aktivierung erfolgreich']

  const unknown = expect.stringMatching(
    /^Wir haben keine Antwort erhalten.*sehen Sie in den Einstellungen nach/,
  )

  async function open(visit: Visit = {}) {
    const portal = await visitTab(setting.tab, setting.panel, visit)
    const last = () => portal.panel.findByRole<HTMLInputElement>(role, { name: lastName })
    /** Whether the control shows the last option. A switch does by being off. */
    const showsLast = async () => (await last()).checked === (role === 'radio')
    const choose = async () => portal.user.click(await last())
    const saved = () => askedOf(portal.sandbox, save).map(({ form }) => form)
    return { ...portal, last, showsLast, choose, saved }
  }

  it(`${id}: shows what the provider has, locks while it tells the choice, and keeps it`, async () => {
    const { sandbox, answers, choose, last, saved, showsLast } = await open({ hold: [save] })
    expect(await showsLast()).toBe(false)
    await choose()
    expect(await showsLast()).toBe(true)
    expect(await last()).toHaveAttribute('aria-disabled', 'true')
    await choose()
    await answers.release(save)
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(await last()).not.toHaveAttribute('aria-disabled')
    expect(saved()).toEqual([{ [field]: String(lastValue), phone: number }])
    expect(askedOf(sandbox, load)).toHaveLength(1)
    expect(await (await open({ sandbox })).showsLast()).toBe(true)
  })

  it(`E1 ${id}: a refused change puts the control back, and can be tried again`, async () => {
    const { answers, choose, last, saved, showsLast, user } = await open({ hold: [save] })
    await choose()
    await answers.replace(save, { code: 'REQUEST_FAILED_SERVER_ERROR' })
    await waitFor(() => expect(toasts()).toEqual([error]))
    expect(await showsLast()).toBe(false)
    expect(await last()).not.toHaveAttribute('aria-disabled')
    await closeToasts(user)
    await choose()
    await answers.release(save)
    await waitFor(() => expect(toasts()).toEqual([success]))
    expect(saved()).toHaveLength(2)
  })

  it(`${id}: without a usable answer to a change, it says so, and the provider is asked what it has now`, async () => {
    const { answers, choose, saved, showsLast } = await open({ hold: [save] })
    await choose()
    answers.hold(load)
    await answers.fail(save)
    await waitFor(() => expect(toasts()).toEqual([unknown]))
    await answers.replace(load, setting.lastKept)
    await waitFor(async () => expect(await showsLast()).toBe(true))
    expect(saved()).toHaveLength(1)
  })

  it(`E1 ${id}: a state that cannot be loaded is said so, and asked for again`, async () => {
    const { answers, panel, showsLast, user } = await open({ hold: [load] })
    await answers.replace(load, {})
    expect(await panel.findByRole('alert')).toHaveTextContent(error)
    expect(panel.queryByRole(role)).toBeNull()
    expect(toasts()).toEqual([error])
    await user.click(panel.getByRole('button', { name: 'Erneut versuchen' }))
    await answers.release(load)
    expect(await showsLast()).toBe(false)
  })
})
