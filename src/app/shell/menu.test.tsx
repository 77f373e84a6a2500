import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resizeTo } from '../../../tests/support/jsdomPolyfills'
import { dialog, heading, postpaid, press, textOf, textsOf, visit } from '../../../tests/support/steps'
import { goTo } from '../../../tests/support/testPortal'

type Link = [name: string, path: string]

const navigation = (name: string) => screen.findByRole('navigation', { name })
const menu = () => navigation('Verträge')
const bar = () => navigation('Schnellzugriff')
const button = () => screen.findByRole('button', { name: 'Menü' })
const isOpen = () => screen.queryByRole('navigation', { name: 'Verträge' }) !== null
const linksIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? textOf(link), link.getAttribute('href')])
/** The contracts of a group, with the lines of each. */
async function contractsOf(group: string) {
  const title = await within(await menu()).findByRole('heading', { name: group })
  return [...(title.parentElement?.querySelectorAll(':scope > ul > li > button') ?? [])].map((entry) =>
    textsOf([...entry.children]),
  )
}

const support: Link = ['Kundenservice', '/customer-support']
const bills: Link = ['Rechnungen', '/bills']
const listing: Link = ['Verbindungen', '/listing']
const topUp: Link = ['Guthaben aufladen', '/recharge-credit']
const tariff: Link = ['Mein Tarif', '/Tariffs']
const tvTariffs: Link = ['TV-Tarif', '/tv-tariffs']
const tvPassword: Link = ['TV-Passwort', '/tv-password']
const internet: Link = ['Internet-Tarif', '/internet']

/** The home of a contract, and the links at the top, of the menu and of the bar at the foot. */
const mobile = (third: Link) => ({
  home: '/',
  top: [['Einstellungen', '/administration'], support],
  menu: [['Übersicht', '/'], bills, listing, topUp, ['Zusatzpakete', '/additional-packages'], tariff],
  bar: [['Übersicht', '/'], listing, third, tariff],
})

it.each<[RegExp, ReturnType<typeof mobile>]>([
  [/^\+43 660 1000001/, mobile(topUp)],
  [/^\+43 660 1000011/, mobile(bills)],
  [/^\+43 660 1000012/, mobile(bills)],
  [
    /^Fernsehen zu Hause/,
    {
      home: '/tv',
      top: [['Geräte', '/device'], support],
      menu: [['Übersicht', '/tv'], bills, tvTariffs, tvPassword],
      bar: [['Ihr TV', '/tv'], bills, tvTariffs, tvPassword],
    },
  ],
  [
    /^Internet zu Hause/,
    { home: '/internet', top: [support], menu: [bills, internet], bar: [internet, bills] },
  ],
])('F7 F8 F11 F12: the pages of %s are in navigation, menu and bar', async (contract, pages) => {
  const portal = await visit('/404')
  await press(portal, contract)
  await waitFor(async () =>
    expect(within(await menu()).getByRole('button', { current: true })).toHaveAccessibleName(contract),
  )
  expect((await menu()).querySelector('[aria-expanded=true]')).toHaveAccessibleName(contract)
  expect(linksIn(await navigation('Hauptnavigation'))).toEqual(pages.top)
  expect(linksIn(await menu())).toEqual(pages.menu)
  expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull()

  resizeTo(1023)
  expect(linksIn(await bar())).toEqual(pages.bar)
  const [first, ...entries] = within(await bar()).getAllByRole('listitem') as [HTMLElement, ...HTMLElement[]]
  expect(entries).toHaveLength(pages.bar.length)
  expect(within(entries.at(-1) as HTMLElement).getByRole('button', { name: 'Menü' })).toBeVisible()
  // The logo leads home.
  await goTo('/customer-support')
  await portal.user.click(screen.getByRole('link', { name: 'Startseite' }))
  await waitFor(() => expect(within(first).getByRole('link')).toHaveAttribute('aria-current', 'page'))
  expect((await bar()).querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(window.location.pathname).toBe(pages.home)
})

it('F12: before the contract is known, the bar at the foot has the menu only', async () => {
  resizeTo(1023)
  const { answers } = await visit('/', { hold: ['getMe'] })
  expect(within(await bar()).getByRole('button', { name: 'Menü' })).toBeVisible()
  expect(linksIn(await bar())).toEqual([])
  await answers.release('getMe')
  await waitFor(async () => expect(linksIn(await bar())).toHaveLength(4))
  expect(screen.getAllByRole('button', { name: 'Menü' })).toHaveLength(1)
})

it('F11: the menu lists the active contracts, mobile ones with number and type', async () => {
  await visit('/')
  expect(await contractsOf('Mobil')).toEqual([
    ['+43 660 1000001', 'Wertkarte'],
    ['+43 660 1000011', 'Vertrag'],
    ['+43 660 1000012', 'Business'],
  ])
  expect(await contractsOf('TV')).toEqual([['Fernsehen zu Hause']])
  expect(await contractsOf('Internet')).toEqual([['Internet zu Hause']])
  expect(screen.queryByText('+43 660 1000013')).toBeNull()
})

it('F11: the menu shows a thousand contracts step by step or by a search', async () => {
  const { user } = await visit('/', { account: 'crowd' })
  expect(await contractsOf('Mobil')).toHaveLength(20)
  await user.click(screen.getAllByRole('button', { name: 'Weitere Verträge anzeigen' })[0] as HTMLElement)
  expect(await contractsOf('Mobil')).toHaveLength(40)
  expect((await contractsOf('Mobil')).map(([number]) => number)).not.toContain('+43 660 3000500')
  const search = screen.getByRole('searchbox', { name: 'Vertrag suchen' })
  await user.type(search, '3000500')
  await waitFor(async () =>
    expect((await contractsOf('Mobil')).map(([number]) => number)).toEqual(['+43 660 3000500']),
  )
  await user.type(search, 'x')
  expect(await screen.findByText('Kein Vertrag gefunden.')).toBeVisible()
})

it.each([undefined, 'true', 'false'])('F12: from 1024 px the menu keeps its state: %s', async (extended) => {
  const stored = extended ? { sidebarExtended: extended } : {}
  const { user, storage } = await visit('/404', { stored })
  const wasOpen = extended !== 'false'
  expect(await button()).toHaveAttribute('aria-expanded', String(wasOpen))
  await user.click(screen.getByRole('link', { name: 'Kundenservice' }))
  await heading('Kundenservice')
  expect(isOpen()).toBe(wasOpen)
  await user.click(await button())
  expect(isOpen()).toBe(!wasOpen)
  expect(storage.read('sidebarExtended')).toBe(String(!wasOpen))
})

it('F11 F12: on a phone, each choice closes the menu, whose order never changes', async () => {
  resizeTo(390)
  const { user, storage } = await visit('/', postpaid)
  const choices = [
    [/^\+43 660 1000012/, 'Office 60'],
    [/^Fernsehen/, 'Ihr TV'],
    // The current contract leads to its home.
    [/^Fernsehen/, 'Ihr TV'],
  ] as const
  for (const [contract, title] of choices) {
    expect(isOpen()).toBe(false)
    await user.click(await button())
    const sheet = within(await dialog('Menü'))
    const names = sheet.getAllByRole('navigation').map((part) => part.getAttribute('aria-label'))
    expect(names).toEqual(['Verträge', 'Hauptnavigation'])
    expect(textsOf(sheet.getAllByRole('heading', { level: 2 }))).toEqual(['Menü', 'Mobil', 'TV', 'Internet'])
    const numbers = ['+43 660 1000001', '+43 660 1000011', '+43 660 1000012']
    expect((await contractsOf('Mobil')).map(([number]) => number)).toEqual(numbers)
    await user.click(sheet.getByRole('button', { name: contract }))
    await heading(title)
    await waitFor(() => expect(isOpen()).toBe(false))
    await goTo('/bills')
  }
  expect(storage.read('sidebarExtended')).toBe('false')
  expect(await button()).toHaveAttribute('aria-expanded', 'false')
})
