// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askedOf } from '../testPortal'
import { toasts } from '../toasts'
import { visitTab } from './settingVisit'

it('A2: the language of the number is asked for by its number, and is not that of the portal', async () => {
  const { panel, sandbox, user } = await visitTab('language', 'Sprache')
  await user.click(await panel.findByRole('radio', { name: 'Serbisch' }))
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  expect(askedOf(sandbox, 'getLanguage').map(({ form }) => form)).toEqual([{ phone: '436601000001' }])
  expect(document.documentElement.lang).toBe('de')
  expect(panel.getByRole('radio', { name: 'Serbisch' })).toBeChecked()
})

it('A3: the switch goes off and on again; the state is asked for by the number', async () => {
  const { panel, sandbox, user } = await visitTab('sms', 'SMS-Benachrichtigungen')
  const control = await panel.findByRole('switch', { name: 'SMS-Benachrichtigungen' })
  expect(control).toBeChecked()
  for (const _ of ['off', 'on']) {
    await user.click(control)
    await waitFor(() => expect(control).not.toHaveAttribute('aria-busy'))
  }
  expect(control).toBeChecked()
  expect(askedOf(sandbox, 'changeSmsNotifications').map(({ form }) => form.sms)).toEqual(['0', '1'])
  expect(askedOf(sandbox, 'getSmsNotifications').map(({ query }) => query)).toEqual([
    { phone: '436601000001' },
  ])
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

it('A4: the option in the middle is sent as 1', async () => {
  const { panel, sandbox, user } = await visitTab('voicemail', 'Mailbox')
  await user.click(await panel.findByRole('radio', { name: 'Ein, ohne Nachrichten' }))
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  expect(askedOf(sandbox, 'changeVoicemailState').map(({ form }) => form.voice_mail_state)).toEqual(['1'])
})
