// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '../../src/api/types'
import { goTo, startPortal } from '../testPortal'
import { heading, press } from './steps'

/** Signs in as a customer with one mobile contract of this type and this account. */
async function signInWith(contractType: 'Prepaid' | 'Postpaid' | 'Business' | null, user: User) {
  const visit = await startPortal({ account: 'everyday', hold: ['getMe', 'getResources'] })
  const contracts = [{ productId: 'P-1', phoneNumber: '436601', isMobile: true, contractType }]
  await visit.answers.replace('getMe', { body: { user: { contracts, ...user } } })
  await screen.findByRole('button', { name: 'Profil' })
  return visit
}

const region = () => within(screen.getByRole('region', { name: 'Ausgewählter Vertrag' }))
const figures = () =>
  region()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
const euro = (text: string) => `${text}\u00a0€`

describe('the figures of the blue header', () => {
  it.each([
    ['Prepaid', 'Guthaben', 'Guthaben aufladen', '/recharge-credit'],
    ['Postpaid', 'Aktuelle Kosten', 'Rechnungen', '/bills'],
    ['Business', 'Aktuelle Kosten', 'Rechnungen', '/bills'],
    [null, 'Guthaben', 'Guthaben aufladen', '/recharge-credit'],
  ] as const)(
    'M5: of a %s contract are called %s, and lead to what most come for: %s',
    async (type, name, link, path) => {
      await signInWith(type, { resources: { balance: { value: 1234.5 } } })
      expect(figures()).toEqual([[name, euro('1.234,50')]])
      expect(region().getByRole('link')).toHaveAccessibleName(link)
      expect(region().getByRole('link')).toHaveAttribute('href', path)
      await goTo('/recharge-credit')
      expect(region().queryByRole('link')).toBeNull()
    },
  )

  it.each(['/tv', '/internet'])('M5: on %s lead to the bills', async (path) => {
    await startPortal({ account: 'everyday', path })
    const link = await region().findByRole('link')
    expect(link).toHaveAccessibleName('Rechnungen')
    expect(link).toHaveAttribute('href', '/bills')
  })

  it.each([
    [0.01, true],
    [0, false],
    [-1, false],
    [null, false],
  ])('M5: show a bonus of %s: %s', async (value, shown) => {
    await signInWith('Prepaid', { resources: { balance: { value: 1 }, bonus: { value } } })
    expect(figures().map(([name]) => name)).toEqual(shown ? ['Guthaben', 'Bonus'] : ['Guthaben'])
    expect(region().queryByRole('button', { name: 'Bonus anzeigen' }) !== null).toBe(shown)
  })

  it.each([
    ['no account', {}],
    ['an account without a balance', { resources: {} }],
    ['a balance of null', { resources: { balance: { value: null } } }],
  ])('M5: show %s as no amount, and follow what the units bring', async (_, user: User) => {
    const { answers } = await signInWith('Prepaid', user)
    expect(figures()).toEqual([['Guthaben', '–']])
    const newer = { resources: { balance: { value: 2 } } }
    await answers.replace('getResources', { body: { resources: {}, user: newer } })
    await waitFor(() => expect(figures()).toEqual([['Guthaben', euro('2,00')]]))
  })

  it('M5 F4: on pages about more than the contract are without the end of the binding period', async () => {
    const stored = { phone: '436601000011' }
    await startPortal({ account: 'everyday', stored })
    expect(await region().findByText('Vertragsbindung bis 18.06.2027')).toBeVisible()
    await goTo('/listing')
    await heading('Verbindungen')
    expect(region().getByText('436601000011')).toBeVisible()
    expect(figures()).toEqual([['Aktuelle Kosten', euro('18,75')]])
    expect(region().queryByText(/Vertragsbindung/)).toBeNull()
  })
})

describe('the bonus', () => {
  it.each(['/', '/bills'])('M6 F4: opens a list of the loyalties, at %s', async (path) => {
    const portal = await startPortal({ account: 'everyday', path })
    await press(portal, 'Bonus anzeigen')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ihr Bonus' }))
    const items = dialog.getAllByRole('listitem')
    expect(items).toHaveLength(2)
    for (const words of ['Treuebonus Gold', 'Aktiv seit 26.09.2025', '350 Punkte'])
      expect(items[0]).toHaveTextContent(words)
    for (const words of ['Willkommensbonus', '5 €']) expect(items[1]).toHaveTextContent(words)
    await press(portal, 'Schließen')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['of which a name alone is known', [{ name: 'Treue' }], 'Treue'],
    ['that is none', [], 'Sie haben derzeit keinen Bonus.'],
  ])('M6: leaves out what is not known of a loyalty, %s', async (_, loyalties, shown) => {
    const resources = { bonus: { value: 1 } }
    await press(await signInWith('Prepaid', { resources, loyalties }), 'Bonus anzeigen')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.querySelector('li')?.textContent ?? dialog.querySelector('p')?.textContent).toBe(shown)
  })
})
