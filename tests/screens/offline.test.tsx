// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plugIn, turnNetwork, unplug } from '../network'
import { startPortal } from '../testPortal'
import { closeToasts, errorToasts, toasts } from '../toasts'

const offline = 'Keine Internetverbindung. Sobald sie wieder da ist, geht es von selbst weiter.'
const online = 'Die Internetverbindung ist wieder da.'

afterEach(() => vi.restoreAllMocks())

describe('a network that goes', () => {
  it.each(['/login', '/404'])('is told on %s, politely, and its return too', async (path) => {
    const portal = await startPortal({ path })
    await unplug(portal)
    expect(toasts()).toEqual([offline])
    expect(errorToasts()).toEqual([])
    await plugIn(portal)
    expect(toasts()).toEqual([online])
  })

  it('before the portal was there is told at once', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await startPortal({ path: '/login' })
    await waitFor(() => expect(toasts()).toEqual([offline]))
  })

  it('is told once: who closed it is left alone until the network is back', async () => {
    const portal = await startPortal({ account: 'everyday' })
    await turnNetwork('offline')
    await closeToasts(portal.user)
    await portal.user.click(screen.getByRole('link', { name: 'Kundenservice' }))
    await screen.findByRole('textbox', { name: 'Beschreibung' })
    expect(toasts()).toEqual([])
    await turnNetwork('online')
    expect(toasts()).toEqual([online])
  })
})
