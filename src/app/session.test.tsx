import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { autoAdvanceTime } from '../../tests/support/fakeTime'
import { chooseFromMenu } from '../../tests/support/menus'
import { header, heading, logOut, press, signIn, visit } from '../../tests/support/steps'
import { callsOf, newSandbox, startPortal } from '../../tests/support/testPortal'
import { toasts } from '../../tests/support/toasts'

const TOKEN = 'zweiklang.token'
const tokenRefused = 'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'
const profile = () => screen.findByRole('button', { name: 'Profil' })
const readTabStorage = () => ({ ...window.sessionStorage })

it('S3: a logout clears the storage, and leaves nothing for the next customer', async () => {
  const stored = { phone: '436601000001', sidebarExtended: 'true' }
  const portal = await visit('/', { locale: 'de', stored })
  await logOut(portal)
  expect(window.location.pathname).toBe('/login')
  expect({ ...window.localStorage }).toEqual({ 'zweiklang.locale': 'de' })
  await signIn(portal, 'empty')
  expect(await screen.findAllByText('+43 660 1000002')).not.toHaveLength(0)
  expect(document.body).not.toHaveTextContent(/660 10000(01|11|12)/)
})

it('S3: the portal offers a logout when the account loads slowly', async () => {
  const time = autoAdvanceTime()
  const portal = await visit('/', { hold: ['getMe'] })
  await portal.answers.next('getMe')
  expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull()
  await act(() => time.advance(4_000))
  expect(screen.getByText('Das dauert länger als gewohnt. Ihre Daten werden noch geladen.')).toBeVisible()
  await press(portal, 'Abmelden')
  await heading('Anmelden')
  await waitFor(() => expect(portal.answers.count('getMe')).toBe(0))
  expect(toasts()).toEqual([])
  expect(window.localStorage.getItem(TOKEN)).toBeNull()
})

it('S4: a token that is refused by several calls at once shows one message', async () => {
  const sandbox = newSandbox()
  for (const operationId of ['getNotifications', 'getResources', 'getConsentStatus'] as const)
    sandbox.faults.set({ operationId, fault: 'tokenRefused', status: 200 })
  await visit('/', { sandbox })
  await heading('Anmelden')
  expect(toasts()).toEqual([tokenRefused])
  expect(window.localStorage.getItem(TOKEN)).toBeNull()
})

it('S4: a late refusal of the previous token does not end the next session', async () => {
  const portal = await visit('/')
  await profile()
  portal.answers.hold('getDevices')
  const lateCall = portal.services.api.GET('/api/get-ppi')
  await waitFor(() => expect(portal.answers.count('getDevices')).toBe(1))
  await logOut(portal)
  await signIn(portal, 'empty')
  await profile()
  await portal.answers.replace('getDevices', { code: 'REQUEST_FAILED_INVALID_TOKEN' }, 401)
  await act(async () => lateCall)
  expect(await profile()).toBeVisible()
  expect(toasts()).toEqual([])
})

it.each<[string, (() => void) | undefined, persisted: boolean, reloads: number]>([
  ['nobody is signed in any more', () => window.localStorage.removeItem(TOKEN), true, 1],
  ['somebody else is signed in', () => window.localStorage.setItem(TOKEN, 'another'), true, 1],
  ['the session is the same', undefined, true, 0],
  ['the browser has just loaded it', () => window.localStorage.removeItem(TOKEN), false, 0],
])('S2 S3: a page from the cache reloads as needed where %s', async (_, change, persisted, reloads) => {
  const { reload } = await visit('/', { tab: { supportDraft: 'kept' } })
  await heading('Mtel Free M')
  // A frozen document gets no storage event.
  change?.()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  expect(reload).toHaveBeenCalledTimes(reloads)
  if (reloads) expect(readTabStorage()).toEqual({})
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const accesses = ['getItem', 'setItem', 'removeItem'] as const

it.each<[string, () => unknown]>([
  ['has no storage', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  [
    'refuses every access',
    () => accesses.map((access) => vi.spyOn(Storage.prototype, access).mockImplementation(refuse)),
  ],
  ['has no room left', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('S1 S3 S6 F12: a browser that %s keeps session, language and menu for the visit', async (_, behave) => {
  behave()
  const portal = await startPortal({ path: '/login', brand: 'first' })
  await signIn(portal, 'everyday')
  await heading('Mtel Free M')
  await press(portal, /^\+43 660 1000011/)
  await heading('Flex 20')
  await press(portal, 'Menü')
  await chooseFromMenu(portal.user, 'Sprache', 'SRB')
  expect(await screen.findByRole('heading', { name: 'Program lojalnosti' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Meni' })).toHaveAttribute('aria-expanded', 'false')
  await chooseFromMenu(portal.user, 'Jezik', 'DE')
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  await logOut(portal)
  expect(toasts()).toEqual([])
})

it('S2: a malformed stored phone number and other malformed values change nothing', async () => {
  const rubbish = '{"a":[1,'
  const phone = '../<&?#%'
  const stored = { phone, sidebarExtended: rubbish, licenseStatus: rubbish, locale: rubbish }
  const { sandbox } = await visit('/', { stored })
  expect(await heading('Mtel Free M')).toBeVisible()
  expect(callsOf(sandbox, 'getMeByPhone')[0]?.path).toBe(`/api/me/${encodeURIComponent(phone)}`)
})

it('S2: the figures of a stored number never show under another contract', async () => {
  const { answers } = await visit('/', { stored: { phone: '436609999999' }, hold: ['getMeByPhone'] })
  const first = { productId: 'P-1001', phoneNumber: '436601000001', isMobile: true, contractType: 'Prepaid' }
  await answers.replace('getMeByPhone', {
    body: { user: { contracts: [first], resources: { balance: { value: 99 } } } },
  })
  await answers.next('getMeByPhone')
  expect(await header()).toHaveTextContent('+43 660 1000001')
  expect(await header()).not.toHaveTextContent('99,00')
  await answers.release('getMeByPhone')
  await waitFor(async () => expect(await header()).toHaveTextContent('23,40 €'))
})

it('S2: a stored number is kept while a contract, which may have it, is unreadable', async () => {
  const first = { productId: 'P-1001', phoneNumber: '436601000001', isMobile: true }
  const user = { contracts: [first, { phoneNumber: 7 }] }
  const stored = { phone: '436601000011' }
  await visit('/', { stored, fixedAnswers: { getMeByPhone: { body: { user } } } })
  expect(await header()).toHaveTextContent('+43 660 1000001')
  expect(window.localStorage.getItem('zweiklang.phone')).toBe(stored.phone)
})

it('S2: a retry works with a stored number that the provider no longer knows, and forgets it', async () => {
  const portal = await visit('/', { stored: { phone: '436609999999' }, hold: ['getMeByPhone'] })
  await portal.answers.replace('getMeByPhone', {}, 404)
  await press(portal, 'Erneut versuchen')
  await waitFor(async () => expect(await header()).toHaveTextContent('+43 660 1000001'))
  expect(await header()).toHaveTextContent('23,40 €')
  expect(window.localStorage.getItem('zweiklang.phone')).toBeNull()
})

it('S2: a retry still opens the contract with the stored number', async () => {
  const stored = { phone: '436601000011' }
  const portal = await visit('/', { stored, hold: ['getMeByPhone'] })
  await portal.answers.replace('getMeByPhone', {}, 500)
  await press(portal, 'Erneut versuchen')
  await portal.answers.release('getMeByPhone')
  await waitFor(async () => expect(await header()).toHaveTextContent('18,75 €'))
  expect(window.localStorage.getItem('zweiklang.phone')).toBe(stored.phone)
})

it('S2: after an unknown or malformed stored token the customer can sign in', async () => {
  await startPortal({ stored: { token: 'unknown' } })
  expect(await heading('Anmelden')).toBeVisible()
  expect(toasts()).toEqual([tokenRefused])
  await press(await startPortal({ stored: { token: 'a\nb\u0141' } }), 'Abmelden')
  expect(await heading('Anmelden')).toBeVisible()
})
