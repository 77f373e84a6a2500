// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { bySmallSteps } from '../fakeTime'
import { chooseFromMenu } from '../menus'
import { askedOf, newSandbox, startPortal, storeInOtherTab, tokenOf } from '../testPortal'
import { toasts } from '../toasts'
import { heading, logOut, press, signIn } from './steps'

const TOKEN = 'zweiklang.token'
const profile = () => screen.findByRole('button', { name: 'Profil' })
const contract = (kind: object) => ({ productId: 'P-1', statusReason: 'Active', ...kind })

it.each([
  ['/', { isMobile: true }],
  ['/tv', { isTv: true }],
  ['/internet', { isInternet: true }],
])('S1: signing in leads to %s when the first contract is of that type', async (home, kind) => {
  const portal = await startPortal({ path: '/login', hold: ['getMe'] })
  await signIn(portal, 'everyday')
  const contracts = [contract(kind), contract({ productId: 'P-2' })]
  await portal.answers.replace('getMe', { body: { user: { contracts } } })
  await profile()
  expect(window.location.pathname).toBe(home)
  const authorization = `Bearer ${window.localStorage.getItem(TOKEN)}`
  const asked = askedOf(portal.sandbox, 'getMe').map(({ headers }) => headers.Authorization)
  expect(asked).toEqual([authorization])
})

describe('logging out', () => {
  it('S3: asks first, clears what is stored and goes to the login', async () => {
    const stored = { phone: '436601000011', sidebarExtended: 'true' }
    const portal = await startPortal({ account: 'everyday', locale: 'de', stored })
    await chooseFromMenu(portal.user, 'Profil', 'Abmelden')
    expect(await screen.findByRole('dialog', { name: 'Möchten Sie sich abmelden?' })).toBeVisible()
    await press(portal, 'Schließen')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.storage.read('token')).not.toBeNull()
    await logOut(portal)
    expect(window.location.pathname).toBe('/login')
    expect({ ...window.localStorage }).toEqual({ 'zweiklang.locale': 'de' })
  })

  it('S3: whoever signs in next sees nothing of the customer before', async () => {
    const portal = await startPortal({ account: 'everyday' })
    await logOut(portal)
    await signIn(portal, 'empty')
    expect(await screen.findAllByText('436601000002')).not.toHaveLength(0)
    expect(document.body).not.toHaveTextContent(/4366010000(01|11|12)/)
  })

  it('S3: another customer on another tab starts this tab anew', async () => {
    const sandbox = newSandbox()
    const { reload } = await startPortal({ account: 'everyday', sandbox })
    await profile()
    expect(window.sessionStorage.getItem('zweiklang.contract')).not.toBeNull()
    await storeInOtherTab(TOKEN, await tokenOf(sandbox, 'empty'))
    expect(reload).toHaveBeenCalledTimes(1)
    expect({ ...window.sessionStorage }).toEqual({})
  })
})

describe('a token that is refused', () => {
  it('S4: by several calls at once, is said once', async () => {
    const sandbox = newSandbox()
    for (const operationId of ['getNotifications', 'getResources', 'getConsentStatus'] as const)
      sandbox.faults.set({ operationId, fault: 'tokenRefused', status: 200 })
    await startPortal({ account: 'everyday', sandbox })
    await heading('Anmelden')
    expect(toasts()).toEqual(['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'])
    expect(window.localStorage.getItem(TOKEN)).toBeNull()
  })

  it('S4: in a late answer to the customer before, leaves the next one alone', async () => {
    const portal = await startPortal({ account: 'everyday' })
    await profile()
    portal.answers.hold('getDevices')
    const late = portal.services.api.GET('/api/get-ppi')
    await waitFor(() => expect(portal.answers.count('getDevices')).toBe(1))
    await logOut(portal)
    await signIn(portal, 'empty')
    await profile()
    await portal.answers.replace('getDevices', { code: 'REQUEST_FAILED_INVALID_TOKEN' }, 401)
    await act(async () => late)
    expect(await profile()).toBeVisible()
    expect(toasts()).toEqual([])
  })
})

describe('an account that is long on its way', () => {
  afterEach(() => vi.useRealTimers())

  it('S3: is told of, and the customer can leave', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], ...bySmallSteps })
    const portal = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await waitFor(() => expect(portal.answers.count('getMe')).toBe(1))
    expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull()
    await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)))
    expect(screen.getByText('Das dauert länger als gewohnt. Ihre Daten werden noch geladen.')).toBeVisible()
    await press(portal, 'Abmelden')
    await heading('Anmelden')
    await waitFor(() => expect(portal.answers.count('getMe')).toBe(0))
    expect(toasts()).toEqual([])
    expect(window.localStorage.getItem(TOKEN)).toBeNull()
  })
})

describe('a page that the browser shows again as it was left', () => {
  /** From its memory, or loaded anew. */
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

  async function openPage() {
    const portal = await startPortal({ account: 'everyday', tab: { supportDraft: 'kept' } })
    await heading('Mtel Free M')
    return portal
  }

  it.each([
    ['nobody is signed in any more', () => window.localStorage.removeItem(TOKEN)],
    ['somebody else is signed in', () => window.localStorage.setItem(TOKEN, 'another')],
  ])('S3: is loaded anew, and remembers nobody, when %s', async (_, change) => {
    const { reload } = await openPage()
    // In a document that was put aside no event of the storage arrives.
    change()
    comeBack(true)
    expect(reload).toHaveBeenCalledOnce()
    expect({ ...window.sessionStorage }).toEqual({})
  })

  it('S2: goes on as it was while the session is the same, or where the browser has just loaded it', async () => {
    const { reload } = await openPage()
    comeBack(true)
    expect(reload).not.toHaveBeenCalled()
    window.localStorage.removeItem(TOKEN)
    comeBack(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
