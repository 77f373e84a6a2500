// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startPortal } from '../testPortal'
import { closeToasts, errorToasts } from '../toasts'

const message = 'Es ist ein Fehler aufgetreten.'
const retry = () => within(screen.getByRole('main')).findByRole('button', { name: 'Erneut versuchen' })

describe('a failure', () => {
  it('S2: of the first call leaves nobody at a dead end', async () => {
    const { user, answers, storage } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await answers.give('getMe', new Response('<h1>Bad Gateway</h1>', { status: 500 }))
    await retry()
    await user.click(screen.getByRole('button', { name: 'Abmelden' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
    expect(storage.read('token')).toBeNull()
  })

  it('F10: of the notifications is said in their panel', async () => {
    const { user, answers } = await startPortal({ account: 'everyday', hold: ['getNotifications'] })
    await answers.replace('getNotifications', { body: { notifications: [{ title: 'no id' }] } })
    await user.click(await screen.findByRole('button', { name: /^Benachrichtigungen/ }))
    const panel = await screen.findByRole('dialog', { name: 'Benachrichtigungen' })
    await user.click(await within(panel).findByRole('button', { name: 'Erneut versuchen' }))
    await answers.release('getNotifications')
    expect(await within(panel).findByText('Ihre Rechnung wird papierlos')).toBeVisible()
  })

  it('E1: that happens again is said again, once', async () => {
    const { user, answers } = await startPortal({ account: 'everyday', hold: ['getResources'] })
    for (let time = 0; time < 2; time++) {
      await answers.replace('getResources', [])
      await user.click(await retry())
    }
    expect(errorToasts()).toEqual([message])
    await closeToasts(user)
    expect(errorToasts()).toEqual([])
    await act(() => answers.replace('getResources', []))
    await waitFor(() => expect(errorToasts()).toEqual([message]))
  })
})
