// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseFromMenu } from '../menus'
import { startPortal } from '../testPortal'
import { toasts } from '../toasts'
import { heading, logOut, press, signIn } from './steps'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Browsers that do not store, by what they do instead. */
const browsers: Record<string, () => void> = {
  'has no storage at all': () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  'refuses every access': () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  },
  'has no room left': () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
}

afterEach(() => vi.restoreAllMocks())

async function visitAsCustomer() {
  const visit = await startPortal({ path: '/login', brand: 'first' })
  await signIn(visit, 'everyday')
  await heading('Mtel Free M')
  return visit
}

describe.each(Object.entries(browsers))('a browser that %s', (_, behave) => {
  it('S1 S3 S6 F12: lets a customer in and out, and keeps language and menu, for the visit', async () => {
    behave()
    const portal = await visitAsCustomer()
    await press(portal, /^436601000011/)
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
})

describe('a storage full of rubbish', () => {
  const rubbish = '{"a":[1,'

  it('S2: a token nobody knows leads to the login with the message', async () => {
    await startPortal({ stored: { token: rubbish } })
    expect(await heading('Anmelden')).toBeVisible()
    expect(toasts()).toEqual(['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'])
  })

  it('S2: a phone number that is none, and the rest, change nothing', async () => {
    const stored = { phone: '../<&?#%', sidebarExtended: rubbish, licenseStatus: rubbish, locale: rubbish }
    const { sandbox } = await startPortal({ account: 'everyday', stored })
    expect(await heading('Mtel Free M')).toBeVisible()
    expect(sandbox.requests.find(({ operationId }) => operationId === 'getMeByPhone')?.path).toBe(
      `/api/me/${encodeURIComponent('../<&?#%')}`,
    )
  })

  it('S2: a token with signs that no header can carry is no dead end', async () => {
    const { user } = await startPortal({ stored: { token: 'a\nb\u0141' } })
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
    expect(await heading('Anmelden')).toBeVisible()
  })
})
