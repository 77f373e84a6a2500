// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { resizeTo } from '../browserGaps'
import { startPortal } from '../testPortal'
import { heading } from './steps'

const navigation = (name: string) => screen.findByRole('navigation', { name })
const bar = () => navigation('Schnellzugriff')
const linksIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

afterEach(() => resizeTo(1024))

interface Pages {
  contract: RegExp
  home: string
  /** Names and addresses in the navigation at the top and in the menu. */
  top: [name: string, path: string][]
  menu: [name: string, path: string][]
  /** The links of the bar at the foot: name, address, and heading of the page. */
  bar: [name: string, path: string, heading: string][]
}

const support: Pages['top'][number] = ['Kundenservice', '/customer-support']
const settings: Pages['top'][number] = ['Einstellungen', '/administration']
const bills: Pages['menu'][number] = ['Rechnungen', '/bills']
const billsInBar: Pages['bar'][number] = ['Rechnungen', '/bills', 'Rechnungen']
const topUp: Pages['bar'][number] = ['Guthaben aufladen', '/recharge-credit', 'Guthaben aufladen']
const mobileMenu: Pages['menu'] = [
  bills,
  ['Verbindungen', '/listing'],
  ['Guthaben aufladen', '/recharge-credit'],
  ['Zusatzpakete', '/additional-packages'],
  ['Mein Tarif', '/Tariffs'],
]
const mobileBar = (tariff: string, third: Pages['bar'][number]): Pages['bar'] => [
  ['Übersicht', '/', tariff],
  ['Verbindungen', '/listing', 'Verbindungen'],
  third,
  ['Mein Tarif', '/Tariffs', 'Mein Tarif'],
]

const contracts: Pages[] = [
  {
    contract: /^436601000001/,
    home: '/',
    top: [settings, support],
    menu: mobileMenu,
    bar: mobileBar('Mtel Free M', topUp),
  },
  {
    contract: /^436601000011/,
    home: '/',
    top: [settings, support],
    menu: mobileMenu,
    bar: mobileBar('Flex 20', billsInBar),
  },
  {
    contract: /^436601000012/,
    home: '/',
    top: [settings, support],
    menu: mobileMenu,
    bar: mobileBar('Office 60', billsInBar),
  },
  {
    contract: /^Fernsehen zu Hause/,
    home: '/tv',
    top: [['Geräte', '/device'], support],
    menu: [bills, ['TV-Tarif', '/tv-tariffs'], ['TV-Passwort', '/tv-password']],
    bar: [
      ['Ihr TV', '/tv', 'Ihr TV'],
      billsInBar,
      ['TV-Tarif', '/tv-tariffs', 'TV-Pakete'],
      ['TV-Passwort', '/tv-password', 'TV-Passwort'],
    ],
  },
  {
    contract: /^Internet zu Hause/,
    home: '/internet',
    top: [support],
    menu: [bills, ['Internet-Tarif', '/internet']],
    bar: [['Internet-Tarif', '/internet', 'Internet-Tarif'], billsInBar],
  },
]

it.each(contracts)('F7 F8 F11 F12: the pages of $contract are in navigation, menu and bar', async (pages) => {
  const { user } = await startPortal({ account: 'everyday', path: '/404' })
  const menu = within(await navigation('Verträge'))
  await user.click(menu.getByRole('button', { name: pages.contract }))
  await waitFor(() =>
    expect(menu.getByRole('button', { current: true })).toHaveAccessibleName(pages.contract),
  )
  expect(screen.getByRole('link', { name: 'Startseite' })).toHaveAttribute('href', pages.home)
  expect(linksIn(await navigation('Hauptnavigation'))).toEqual(pages.top)
  expect(linksIn(await navigation('Verträge'))).toEqual(pages.menu)
  expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull()

  resizeTo(1023)
  const entries = within(await bar()).getAllByRole('listitem')
  expect(linksIn(await bar()).map(([, path]) => path)).toEqual(pages.bar.map(([, path]) => path))
  expect(within(entries.at(-1) as HTMLElement).getByRole('button', { name: 'Menü' })).toBeVisible()
  expect(entries).toHaveLength(pages.bar.length + 1)
  // From the last to the first, so that each leads away from where the customer is.
  for (const [index, [name, path, title]] of [...pages.bar.entries()].reverse()) {
    const link = within(entries[index] as HTMLElement).getByRole('link', { name })
    await user.click(link)
    await heading(title)
    expect(window.location.pathname).toBe(path)
    expect((await bar()).querySelectorAll('[aria-current=page]')).toHaveLength(1)
    expect(link).toHaveAttribute('aria-current', 'page')
  }
})

describe('the bar at the foot', () => {
  it('F12: has the menu before the contract is known, and no page that the contract may not have', async () => {
    resizeTo(1023)
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    expect(within(await bar()).getByRole('button', { name: 'Menü' })).toBeVisible()
    expect(linksIn(await bar())).toEqual([])
    await answers.release('getMe')
    await waitFor(async () => expect(linksIn(await bar())).toHaveLength(4))
    // The menu opens from it alone.
    expect(screen.getAllByRole('button', { name: 'Menü' })).toHaveLength(1)
  })
})

it('F7: the logo leads home from another page', async () => {
  await startPortal({ account: 'everyday', path: '/404' })
  await screen.findByRole('button', { name: 'Profil' })
  screen.getByRole('link', { name: 'Startseite' }).click()
  await heading('Mtel Free M')
  expect(window.location.pathname).toBe('/')
})
