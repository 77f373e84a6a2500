// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { visitTab } from './settingVisit'

const german = ['Sprache', 'SMS-Benachrichtigungen', 'Mailbox', 'Datenschutz', 'Benutzerkonto']
const serbian = ['Jezik', 'SMS obaveštenja', 'Govorna pošta', 'Zaštita podataka', 'Korisnički nalog']
const tab = (name: string) => screen.findByRole('tab', { name })
const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

describe('the tabs of the settings', () => {
  it('A1: are five, and the first is open', async () => {
    await startPortal({ account: 'everyday', path: '/administration' })
    expect(await tab('Sprache')).toHaveAttribute('aria-selected', 'true')
    expect(names()).toEqual(german)
    expect(screen.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  })

  it('A1: speak Serbian', async () => {
    await startPortal({ account: 'everyday', path: '/administration', locale: 'sr' })
    await tab('Jezik')
    expect(names()).toEqual(serbian)
    expect(screen.getByRole('heading', { level: 1, name: 'Podešavanja' })).toBeVisible()
    expect(await screen.findByRole('radio', { name: 'Nemački' })).toBeChecked()
  })

  it.each(['', '?tab=', '?tab=nonsense', '?tab=toString', '?tab=SMS'])(
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
    const { panel, user } = await visitTab('sms', 'SMS-Benachrichtigungen', {
      hold: ['changeSmsNotifications'],
    })
    await user.click(await panel.findByRole('switch'))
    await user.click(await tab('Mailbox'))
    expect(toasts()).toEqual([expect.stringMatching(/^Wir haben keine Antwort erhalten/)])
  })
})

describe('a contract without a number', () => {
  it('A1: has no settings of a number, and is told so', async () => {
    await startPortal({ account: 'everyday', path: '/tv' })
    await screen.findByRole('heading', { name: 'TV Komfort' })
    await goTo('/administration')
    for (const name of german.slice(0, 3)) {
      await act(async () => (await tab(name)).click())
      expect(screen.getByText(/für Mobilfunkverträge mit einer Telefonnummer/)).toBeVisible()
    }
  })
})
