// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { askedOf, newSandbox, startPortal, storeInOtherTab, tokenOf } from '../testPortal'
import { toasts } from '../toasts'

const prefix = 'zweiklang'
const profile = () => screen.findByRole('button', { name: 'Profil' })
const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Anmelden' })
const contract = (kind: object) => ({ productId: 'P-1', statusReason: 'Active', ...kind })

describe('signing in', () => {
  it.each([
    ['/', { isMobile: true }],
    ['/tv', { isTv: true }],
    ['/internet', { isInternet: true }],
  ])('S1: leads to %s when the first contract is of that type', async (home, kind) => {
    const { user, answers, sandbox, storage } = await startPortal({ path: '/login', hold: ['getMe'] })
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'everyday')
    await user.type(screen.getByLabelText('Passwort'), 'Portal2026{Enter}')
    await answers.replace('getMe', {
      body: { user: { contracts: [contract(kind), contract({ productId: 'P-2' })] } },
    })
    await profile()
    expect(window.location.pathname).toBe(home)
    const token = storage.read('token')
    expect(window.localStorage.getItem(`${prefix}.token`)).toBe(token)
    expect(askedOf(sandbox, 'getMe').map(({ headers }) => headers.Authorization)).toEqual([`Bearer ${token}`])
  })
})

describe('a visit with a stored token', () => {
  it('S2: needs no login: the user and the notifications load at once', async () => {
    const { sandbox, storage } = await startPortal({ account: 'everyday' })
    await profile()
    const token = `Bearer ${storage.read('token')}`
    expect(askedOf(sandbox, 'getMe').map(({ headers }) => headers.Authorization)).toEqual([token])
    await waitFor(() => expect(askedOf(sandbox, 'getNotifications')).toHaveLength(1))
    expect(askedOf(sandbox, 'getNotifications')[0]?.headers.Authorization).toBe(token)
  })

  it('S2: shows the contract chosen last, by its stored phone number', async () => {
    const phone = '436601000011'
    const { sandbox } = await startPortal({ account: 'everyday', stored: { phone } })
    expect(await screen.findByText('Aktuelle Kosten')).toBeVisible()
    expect(askedOf(sandbox, 'getMeByPhone').map(({ path }) => path)).toEqual([`/api/me/${phone}`])
    expect(screen.getByRole('region', { name: 'Ausgewählter Vertrag' })).toHaveTextContent(phone)
  })

  it('S2: a reload keeps a TV contract on its own page', async () => {
    await startPortal({ account: 'everyday', path: '/tv' })
    expect(await screen.findByRole('heading', { name: 'TV Komfort' })).toBeVisible()
    expect(window.location.pathname).toBe('/tv')
  })

  it('S2: a network that fails logs nobody out', async () => {
    const { user, answers, storage } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await answers.replace('getMe', 'nonsense')
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
    expect(storage.read('token')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await answers.release('getMe')
    expect(await profile()).toBeVisible()
  })
})

describe('logging out', () => {
  it('S3: asks first, clears what is stored and goes to the login', async () => {
    const stored = { phone: '436601000011', sidebarExtended: 'true' }
    const { user } = await startPortal({ account: 'everyday', locale: 'de', stored })
    await profile()
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    expect(await screen.findByRole('dialog', { name: 'Möchten Sie sich abmelden?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Abmelden' }))
    await loginPage()
    expect(window.location.pathname).toBe('/login')
    expect({ ...window.localStorage }).toEqual({ [`${prefix}.locale`]: 'de' })
  })

  it('S3: whoever signs in next sees nothing of the customer before', async () => {
    const { user } = await startPortal({ account: 'everyday' })
    await profile()
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
    await loginPage()
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'empty')
    await user.type(screen.getByLabelText('Passwort'), 'Portal2026{Enter}')
    expect(await screen.findAllByText('436601000002')).not.toHaveLength(0)
    expect(document.body).not.toHaveTextContent(/4366010000(01|11|12)/)
  })

  it('S3: on another tab ends the session here as well', async () => {
    await startPortal({ account: 'everyday' })
    await profile()
    await storeInOtherTab(`${prefix}.token`, null)
    await loginPage()
    expect(toasts()).toEqual([])
  })

  it('S3: leaves nothing on a page that the browser brings back as it was', async () => {
    const { reload, storage } = await startPortal({ account: 'everyday', tab: { supportDraft: 'kept' } })
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    // In a document that was put aside no event of the storage arrives.
    storage.write('token', null)
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(Object.keys(window.sessionStorage)).toEqual([])
  })

  it('S3: another customer on another tab starts this tab anew', async () => {
    const sandbox = newSandbox()
    const { reload } = await startPortal({ account: 'everyday', sandbox })
    await profile()
    expect(window.sessionStorage.getItem(`${prefix}.contract`)).not.toBeNull()
    await storeInOtherTab(`${prefix}.token`, await tokenOf(sandbox, 'empty'))
    expect(reload).toHaveBeenCalledTimes(1)
    expect({ ...window.sessionStorage }).toEqual({})
  })
})

describe('a token that is refused', () => {
  const message = 'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'

  it.each(['getMe', 'getNotifications', 'getResources', 'getConsentStatus'] as const)(
    'S4: by %s, leads to the login with the message and forgets the token',
    async (operationId) => {
      const sandbox = newSandbox()
      sandbox.faults.set({ operationId, fault: 'tokenRefused' })
      await startPortal({ account: 'everyday', sandbox })
      await loginPage()
      expect(window.location.pathname).toBe('/login')
      await waitFor(() => expect(toasts()).toContain(message))
      expect(window.localStorage.getItem(`${prefix}.token`)).toBeNull()
    },
  )

  it('S4: by several calls at once, is said once', async () => {
    const sandbox = newSandbox()
    for (const operationId of ['getNotifications', 'getResources', 'getConsentStatus'] as const)
      sandbox.faults.set({ operationId, fault: 'tokenRefused', status: 200 })
    await startPortal({ account: 'everyday', sandbox })
    await loginPage()
    expect(toasts()).toEqual([message])
  })

  it('S4: in a late answer to the customer before, leaves the next one alone', async () => {
    const { user, answers, services } = await startPortal({ account: 'everyday' })
    await profile()
    answers.hold('getDevices')
    const late = services.api.GET('/api/get-ppi')
    await waitFor(() => expect(answers.count('getDevices')).toBe(1))
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
    await loginPage()
    await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'empty')
    await user.type(screen.getByLabelText('Passwort'), 'Portal2026{Enter}')
    await profile()
    await answers.replace('getDevices', { code: 'REQUEST_FAILED_INVALID_TOKEN' }, 401)
    await act(async () => late)
    expect(await profile()).toBeVisible()
    expect(toasts()).toEqual([])
  })

  it('S4: when it is too old, on the next call', async () => {
    const { sandbox, user } = await startPortal({ account: 'everyday', path: '/404' })
    await profile()
    sandbox.clock.advance(61 * 60_000)
    await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
    await loginPage()
    expect(toasts()).toEqual([message])
  })
})
