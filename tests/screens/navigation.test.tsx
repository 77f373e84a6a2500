// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { startPortal } from '../testPortal'
import { heading, press } from './steps'

describe('the languages', () => {
  it('F9: the first brand offers DE and SRB, with the current one marked', async () => {
    const portal = await startPortal({ account: 'everyday', brand: 'first' })
    await press(portal, 'Sprache')
    const options = await screen.findAllByRole('menuitemradio')
    expect(options.map((option) => [option.textContent, option.getAttribute('aria-checked')])).toEqual([
      ['DE', 'true'],
      ['SRB', 'false'],
    ])
  })

  it('F9 S6: the choice turns the words of portal and provider, is stored, and sent from then on', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday', brand: 'first' })
    await screen.findByText('Minuten Österreich')
    await screen.findByText('Ihr Guthaben reicht.')
    const before = sandbox.requests.length
    await chooseFromMenu(user, 'Sprache', 'SRB')
    expect(await screen.findByText('Minuti Austrija')).toBeVisible()
    expect(screen.queryByText('Minuten Österreich')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Program lojalnosti' })).toBeVisible()
    expect(window.localStorage.getItem('einklang.locale')).toBe('sr')
    const sent = sandbox.requests.slice(before).map(({ headers }) => headers.Locale)
    expect(new Set(sent)).toEqual(new Set(['sr']))
    await chooseFromMenu(user, 'Jezik', 'DE')
    expect(await screen.findByText('Minuten Österreich')).toBeVisible()
  })

  it('F9 S6: the second brand, which is the default, has no menu; the address works all the same', async () => {
    await startPortal({ account: 'everyday', path: '/?lang=sr' })
    expect(await screen.findByText('Minuti Austrija')).toBeVisible()
    expect(document.title).toBe('Zweiklang Kundenportal')
    expect(screen.queryByRole('button', { name: 'Jezik' })).toBeNull()
  })
})

describe('the language of a visit', () => {
  const words = { de: 'Anmelden', sr: 'Prijava' }

  it.each([
    ['sr', 'sr'],
    ['de', 'de'],
    ['en', 'de'],
    ['', 'de'],
    ['SR', 'de'],
    ['sr-Latn', 'de'],
    ['<script>', 'de'],
  ] as const)('S6: lang=%s in the address makes it %s, and is saved', async (lang, locale) => {
    const earlier = locale === 'de' ? 'sr' : 'de'
    await startPortal({ path: `/login?lang=${encodeURIComponent(lang)}`, locale: earlier })
    await heading(words[locale])
    expect(window.localStorage.getItem('zweiklang.locale')).toBe(locale)
  })

  it.each([undefined, 'fr', 'null', ''])('S6: is German where «%s» is stored', async (locale) => {
    await startPortal({ path: '/login', ...(locale !== undefined && { stored: { locale } }) })
    await heading(words.de)
    expect(document.documentElement.lang).toBe('de')
  })

  it('S6: is the one chosen before, and sent with every call', async () => {
    const { sandbox } = await startPortal({ account: 'everyday', locale: 'sr' })
    await screen.findByText('Minuti Austrija')
    expect(document.documentElement.lang).toBe('sr-Latn')
    await waitFor(() => expect(sandbox.requests.length).toBeGreaterThanOrEqual(4))
    expect(new Set(sandbox.requests.map(({ headers }) => headers.Locale))).toEqual(new Set(['sr']))
  })
})

describe('profile and login', () => {
  it('F10: the profile shows name, address and city', async () => {
    await press(await startPortal({ account: 'everyday' }), 'Profil')
    const menu = await screen.findByRole('menu')
    for (const line of ['Lena Moser', 'Lindengasse 12/4', '1070 Wien'])
      expect(within(menu).getByText(line)).toBeVisible()
    expect(within(menu).getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  })

  it('F10: who is logged out finds the way to the login, and nothing of a customer', async () => {
    const { user } = await startPortal({ path: '/404' })
    const login = await screen.findByRole('link', { name: 'Anmelden' })
    expect(screen.queryByRole('button', { name: 'Profil' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Benachrichtigungen/ })).toBeNull()
    await user.click(login)
    await heading('Anmelden')
    expect(window.location.pathname).toBe('/login')
  })
})
