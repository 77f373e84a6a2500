// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type RouteName, routes } from '../../src/app/routes'
import { brands } from '../../src/brands'
import { startPortal, type Visit } from '../testPortal'

const names = { imprint: 'Impressum', privacy: 'Datenschutzerklärung', accessibility: 'Barrierefreiheit' }
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
const addresses = () => Object.values(names).map(link)

async function visit(visited: Visit) {
  const portal = await startPortal(visited)
  await screen.findByRole('link', { name: names.accessibility })
  return portal
}

/** Paths whose pages can be shown with what a visitor brings. */
const pathOf = (name: RouteName) => routes[name].path.replace(':id', '4').replace('*', 'a-token')
const pages = (Object.keys(routes) as RouteName[]).map((name) => ({ name, path: pathOf(name) }))

describe('F4: what the law wants to be found', () => {
  it.each(pages)('F4: is linked on $name', async ({ path }) => {
    await visit({ path, account: 'everyday' })
    expect(addresses()).toEqual([
      'https://zweiklang.example/imprint',
      'https://zweiklang.example/privacy',
      '/accessibility',
    ])
  })

  it.each(['/login', '/forgot-password', '/mobile-payment', '/404'])(
    'F4: is linked on %s for who is not signed in',
    async (path) => {
      await visit({ path, brand: 'first' })
      expect(addresses()[0]).toBe('https://einklang.example/imprint')
    },
  )

  it('F4: is not linked where the brand has no such page', async () => {
    vi.spyOn(brands.second, 'links', 'get').mockReturnValue({})
    await visit({ path: '/login' })
    expect(addresses()).toEqual([undefined, undefined, '/accessibility'])
    vi.restoreAllMocks()
  })
})

describe('F4: the accessibility statement', () => {
  it.each([undefined, 'everyday'] as const)(
    'F4: is led to from the foot of a page, for %s',
    async (account) => {
      const { user } = await visit({ path: '/404', account })
      await user.click(screen.getByRole('link', { name: names.accessibility }))
      const heading = await screen.findByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' })
      expect(heading).toHaveFocus()
    },
  )

  it('F4: says how far it is, what is missing, whom to tell and of when it is', async () => {
    await visit({ path: '/accessibility' })
    const page = within(screen.getByRole('main'))
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
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
    await screen.findByRole('heading', { level: 1, name: 'Izjava o pristupačnosti' })
    const page = within(screen.getByRole('main'))
    expect(page.getByRole('link', { name: 'Korisnička podrška' })).toHaveAttribute(
      'href',
      '/customer-support',
    )
    expect(page.queryByRole('heading', { name: 'Postupak sprovođenja' })).toBeNull()
    vi.restoreAllMocks()
  })
})
