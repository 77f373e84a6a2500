// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { resizeTo } from '../browserGaps'
import { startPortal } from '../testPortal'

const menu = () => screen.findByRole('navigation', { name: 'Verträge' })
const entries = async (group: string) => {
  const title = await within(await menu()).findByRole('heading', { name: group })
  const section = title.parentElement
  if (!section) throw new Error(`${group} has no group`)
  return [...section.querySelectorAll(':scope > ul > li > button')].map((entry) =>
    [...entry.children].map((line) => line.textContent),
  )
}
afterEach(() => resizeTo(1024))

describe('the contracts of the menu', () => {
  it('F11: mobile contracts have number and translated type; what is not active is not there', async () => {
    await startPortal({ account: 'everyday' })
    expect(await entries('Mobil')).toEqual([
      ['436601000001', 'Wertkarte'],
      ['436601000011', 'Vertrag'],
      ['436601000012', 'Business'],
    ])
    expect(await entries('TV')).toEqual([['Fernsehen zu Hause']])
    expect(await entries('Internet')).toEqual([['Internet zu Hause']])
    expect(screen.queryByText('436601000013')).toBeNull()
  })

  it('F11: a thousand contracts come step by step or by a search, and are never all drawn', async () => {
    const { user } = await startPortal({ account: 'crowd' })
    expect(await entries('Mobil')).toHaveLength(20)
    await user.click(screen.getAllByRole('button', { name: 'Weitere Verträge anzeigen' })[0] as HTMLElement)
    expect(await entries('Mobil')).toHaveLength(40)
    expect(await entries('Mobil')).not.toContainEqual(['436603000500', expect.anything()])
    await user.type(screen.getByRole('searchbox', { name: 'Vertrag suchen' }), '3000500')
    await waitFor(async () => expect(await entries('Mobil')).toHaveLength(1))
    expect((await entries('Mobil'))[0]?.[0]).toBe('436603000500')
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('Kein Vertrag gefunden.')).toBeVisible()
  })
})

describe('the menu on a wide and on a narrow screen', () => {
  const button = () => screen.findByRole('button', { name: 'Menü' })
  const isOpen = () => screen.queryByRole('navigation', { name: 'Verträge' }) !== null

  it('F12: from 1024 px on it stands beside the page, and stays on a change of page', async () => {
    const { user, storage } = await startPortal({ account: 'everyday' })
    await user.click(within(await menu()).getByRole('link', { name: 'Rechnungen' }))
    await waitFor(() => expect(window.location.pathname).toBe('/bills'))
    expect(isOpen()).toBe(true)
    await user.click(await button())
    expect(isOpen()).toBe(false)
    expect(storage.read('sidebarExtended')).toBe('false')
    await user.click(await button())
    expect(isOpen()).toBe(true)
    expect(storage.read('sidebarExtended')).toBe('true')
  })

  it.each([
    ['false', false],
    ['true', true],
  ])('F12: it stands as it was left: %s', async (sidebarExtended, open) => {
    await startPortal({ account: 'everyday', stored: { sidebarExtended } })
    expect(await button()).toHaveAttribute('aria-expanded', String(open))
    expect(isOpen()).toBe(open)
  })

  it('F12: below 1024 px it covers the page until another page is chosen', async () => {
    resizeTo(1023)
    const { user, storage } = await startPortal({ account: 'everyday' })
    await button()
    expect(isOpen()).toBe(false)
    await user.click(await button())
    const sheet = await screen.findByRole('dialog', { name: 'Menü' })
    await user.click(within(sheet).getByRole('link', { name: 'Rechnungen' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(window.location.pathname).toBe('/bills')
    expect(storage.read('sidebarExtended')).toBe('false')
    expect(await button()).toHaveAttribute('aria-expanded', 'false')
  })

  it('F11 F12: below 1024 px the current contract comes before the others, and the pages after all', async () => {
    resizeTo(390)
    const { user } = await startPortal({ account: 'everyday', stored: { phone: '436601000011' } })
    await user.click(await button())
    expect(await entries('Mobil')).toEqual([
      ['436601000011', 'Vertrag'],
      ['436601000001', 'Wertkarte'],
      ['436601000012', 'Business'],
    ])
    const sheet = within(screen.getByRole('dialog', { name: 'Menü' }))
    const [contracts, pages] = sheet.getAllByRole('navigation')
    expect(contracts).toHaveAccessibleName('Verträge')
    expect(pages).toHaveAccessibleName('Hauptnavigation')
    // Nothing moves under the finger.
    await user.click(sheet.getByRole('button', { name: /^436601000012/ }))
    await waitFor(() =>
      expect(sheet.getByRole('button', { current: true })).toHaveTextContent('436601000012'),
    )
    expect((await entries('Mobil'))[0]).toEqual(['436601000011', 'Vertrag'])
  })

  it('F11 F12: and its group before the other groups', async () => {
    resizeTo(390)
    const { user } = await startPortal({ account: 'everyday', path: '/tv' })
    await screen.findByRole('heading', { level: 1, name: 'Ihr TV' })
    await user.click(await button())
    const groups = within(await menu()).getAllByRole('heading', { level: 2 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['TV', 'Mobil', 'Internet'])
  })
})
