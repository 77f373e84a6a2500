// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brands } from '../../src/brands'
import { startPortal } from '../testPortal'
import { heading, main } from './steps'

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

afterEach(() => vi.restoreAllMocks())

it('F4: imprint and privacy policy are those of the brand, and are not linked where it has none', async () => {
  await startPortal({ path: '/login', brand: 'first' })
  await screen.findByRole('link', { name: 'Barrierefreiheit' })
  expect(link('Impressum')).toBe('https://einklang.example/imprint')
  vi.spyOn(brands.second, 'links', 'get').mockReturnValue({})
  await startPortal({ path: '/login' })
  await screen.findByRole('link', { name: 'Barrierefreiheit' })
  expect([link('Impressum'), link('Datenschutzerklärung')]).toEqual([undefined, undefined])
})

describe('F4: the accessibility statement', () => {
  it.each([undefined, 'everyday'] as const)(
    'F4: is led to from the foot of a page, for %s',
    async (account) => {
      const { user } = await startPortal({ path: '/404', account })
      await user.click(await screen.findByRole('link', { name: 'Barrierefreiheit' }))
      expect(await heading('Erklärung zur Barrierefreiheit')).toHaveFocus()
    },
  )

  it('F4: says how far it is, what is missing, whom to tell and of when it is', async () => {
    await startPortal({ path: '/accessibility' })
    await heading('Erklärung zur Barrierefreiheit')
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Stand der Vereinbarkeit',
      'Was noch nicht barrierefrei ist',
      'Rückmeldung und Kontakt',
      'Durchsetzungsverfahren',
      'Stand dieser Erklärung',
    ])
    expect(link('Barriere melden')).toBe('mailto:accessibility@zweiklang.example')
    expect(link('Zur zuständigen Stelle')).toBe('https://authority.example/accessibility')
    expect(screen.getByRole('main')).toHaveTextContent(/vom \d\d\.\d\d\.20\d\d\.$/)
  })

  it('F4: leads to customer service where the brand names nobody else', async () => {
    vi.spyOn(brands.second, 'links', 'get').mockReturnValue({})
    await startPortal({ path: '/accessibility', locale: 'sr' })
    await heading('Izjava o pristupačnosti')
    const contact = main().getByRole('link', { name: 'Korisnička podrška' })
    expect(contact).toHaveAttribute('href', '/customer-support')
    expect(main().queryByRole('heading', { name: 'Postupak sprovođenja' })).toBeNull()
  })
})
