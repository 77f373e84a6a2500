// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resizeTo } from '../browserGaps'
import { askedOf, startPortal } from '../testPortal'

const bar = () => screen.findByRole('navigation', { name: 'Schnellzugriff' })
const links = async () => within(await bar()).queryAllByRole('link')

/** By the first letters of a contract in the menu, what the bar holds for it: the name and the page of each link. */
const bars: Record<string, [contract: RegExp, links: [name: string, path: string, heading: string][]]> = {
  prepaid: [
    /^436601000001/,
    [
      ['Übersicht', '/', 'Mtel Free M'],
      ['Verbindungen', '/listing', 'Verbindungen'],
      ['Guthaben aufladen', '/recharge-credit', 'Guthaben aufladen'],
      ['Mein Tarif', '/Tariffs', 'Mein Tarif'],
    ],
  ],
  postpaid: [
    /^436601000011/,
    [
      ['Übersicht', '/', 'Flex 20'],
      ['Verbindungen', '/listing', 'Verbindungen'],
      ['Rechnungen', '/bills', 'Rechnungen'],
      ['Mein Tarif', '/Tariffs', 'Mein Tarif'],
    ],
  ],
  business: [
    /^436601000012/,
    [
      ['Übersicht', '/', 'Office 60'],
      ['Verbindungen', '/listing', 'Verbindungen'],
      ['Rechnungen', '/bills', 'Rechnungen'],
      ['Mein Tarif', '/Tariffs', 'Mein Tarif'],
    ],
  ],
  TV: [
    /^Fernsehen zu Hause/,
    [
      ['Ihr TV', '/tv', 'Ihr TV'],
      ['Rechnungen', '/bills', 'Rechnungen'],
      ['TV-Tarif', '/tv-tariffs', 'TV-Pakete'],
      ['TV-Passwort', '/tv-password', 'TV-Passwort'],
    ],
  ],
  internet: [
    /^Internet zu Hause/,
    [
      ['Internet-Tarif', '/internet', 'Internet-Tarif'],
      ['Rechnungen', '/bills', 'Rechnungen'],
    ],
  ],
}

beforeEach(() => resizeTo(1023))
afterEach(() => resizeTo(1024))

describe.each(Object.entries(bars))('the bar at the foot, with a %s contract', (_, [contract, expected]) => {
  async function startWithContract() {
    const visit = await startPortal({ account: 'everyday' })
    await visit.user.click(within(await bar()).getByRole('button', { name: 'Menü' }))
    await visit.user.click(await screen.findByRole('button', { name: contract }))
    await visit.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await links()).toHaveLength(expected.length))
    return visit
  }

  it('F12: it holds what most come for, and the menu last', async () => {
    await startWithContract()
    const entries = within(await bar()).getAllByRole('listitem')
    expect((await links()).map((link) => link.getAttribute('href'))).toEqual(expected.map(([, path]) => path))
    for (const [index, [name]] of expected.entries())
      expect(within(entries[index] as HTMLElement).getByRole('link', { name })).toBeVisible()
    expect(within(entries.at(-1) as HTMLElement).getByRole('button', { name: 'Menü' })).toBeVisible()
    expect(entries).toHaveLength(expected.length + 1)
  })

  it('F12: each leads to its page, and is marked there', async () => {
    const { user } = await startWithContract()
    // From the last to the first, so that each leads away from where the customer is.
    for (const [name, path, heading] of [...expected].reverse()) {
      const link = within(await bar()).getByRole('link', { name })
      await user.click(link)
      await waitFor(() => expect(window.location.pathname).toBe(path))
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect((await bar()).querySelectorAll('[aria-current=page]')).toHaveLength(1)
      expect(link).toHaveAttribute('aria-current', 'page')
    }
  })
})

describe('the bar at the foot', () => {
  it('F12: has the menu before the contract is known, and no page that the contract may not have', async () => {
    const { answers } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    expect(within(await bar()).getByRole('button', { name: 'Menü' })).toBeVisible()
    expect(await links()).toEqual([])
    await answers.release('getMe')
    await waitFor(async () => expect(await links()).toHaveLength(4))
  })

  it('F12: is not there from 1024 px on, where the menu stands beside the page', async () => {
    resizeTo(1024)
    await startPortal({ account: 'everyday' })
    await screen.findByRole('navigation', { name: 'Verträge' })
    expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Menü' })).toHaveLength(1)
  })

  it('F12: below, the menu opens from it alone', async () => {
    await startPortal({ account: 'everyday' })
    await waitFor(async () => expect(await links()).toHaveLength(4))
    expect(screen.getAllByRole('button', { name: 'Menü' })).toHaveLength(1)
    expect(await bar()).toContainElement(screen.getByRole('button', { name: 'Menü' }))
  })

  it('F4: is not there without a contract, and not on the login', async () => {
    await startPortal({ account: 'none' })
    await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')
    expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull()
  })

  it('S6: speaks Serbian as well', async () => {
    const { sandbox } = await startPortal({ account: 'everyday', locale: 'sr' })
    const inBar = within(await screen.findByRole('navigation', { name: 'Brzi pristup' }))
    for (const name of ['Pregled', 'Listing', 'Dopuna kredita', 'Moja tarifa'])
      expect(await inBar.findByRole('link', { name })).toBeVisible()
    expect(inBar.getByText('Dopuna')).toBeVisible()
    expect(inBar.getByRole('button', { name: 'Meni' })).toBeVisible()
    expect(askedOf(sandbox, 'getListing')).toEqual([])
  })
})
