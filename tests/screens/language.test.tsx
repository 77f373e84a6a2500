// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { startPortal } from '../testPortal'

const heading = () => screen.findByRole('heading', { level: 1 })
const words = { de: 'Anmelden', sr: 'Prijava' }
const stored = () => window.localStorage.getItem('zweiklang.locale')

describe('the language of a visit', () => {
  it('S6: is German by default', async () => {
    await startPortal({ path: '/login' })
    expect(await heading()).toHaveTextContent(words.de)
    expect(document.documentElement.lang).toBe('de')
  })

  it('S6: is the one chosen before', async () => {
    await startPortal({ path: '/login', locale: 'sr' })
    expect(await heading()).toHaveTextContent(words.sr)
    expect(document.documentElement.lang).toBe('sr-Latn')
  })

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
    expect(await heading()).toHaveTextContent(words[locale])
    expect(stored()).toBe(locale)
  })

  it.each(['fr', 'null', ''])('S6: a stored "%s" is no language of the portal', async (locale) => {
    await startPortal({ path: '/login', stored: { locale } })
    expect(await heading()).toHaveTextContent(words.de)
  })

  it('S6: is sent with every call', async () => {
    const { sandbox } = await startPortal({ account: 'everyday', locale: 'sr' })
    await screen.findByText('Minuti Austrija')
    await waitFor(() => expect(sandbox.requests.length).toBeGreaterThanOrEqual(4))
    expect(new Set(sandbox.requests.map(({ headers }) => headers.Locale))).toEqual(new Set(['sr']))
  })

  it('S6: chosen in the menu is stored, and sent from then on', async () => {
    const { sandbox, user } = await startPortal({ account: 'everyday', brand: 'first' })
    await screen.findByText('Minuten Österreich')
    await screen.findByText('Ihr Guthaben reicht.')
    const before = sandbox.requests.length
    await chooseFromMenu(user, 'Sprache', 'SRB')
    await screen.findByText('Minuti Austrija')
    expect(window.localStorage.getItem('einklang.locale')).toBe('sr')
    const after = sandbox.requests.slice(before).map(({ headers }) => headers.Locale)
    expect(new Set(after)).toEqual(new Set(['sr']))
  })

  it('S6: the address works for the second brand too, which has no menu for it', async () => {
    await startPortal({ path: '/?lang=sr', account: 'everyday' })
    expect(await screen.findByText('Minuti Austrija')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Jezik' })).toBeNull()
  })
})
