// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '../../src/api/types'
import { goTo, startPortal } from '../testPortal'

/** Signs in as a customer with one mobile contract of this type and this account. */
async function signInWith(contractType: 'Prepaid' | 'Postpaid' | 'Business' | null, user: User) {
  const visit = await startPortal({ account: 'everyday', hold: ['getMe', 'getResources'] })
  const contracts = [{ productId: 'P-1', phoneNumber: '436601', isMobile: true, contractType }]
  await visit.answers.replace('getMe', { body: { user: { contracts, ...user } } })
  await screen.findByRole('button', { name: 'Profil' })
  return visit
}

const header = () => within(screen.getByRole('region', { name: 'Ausgewählter Vertrag' }))
const figures = () =>
  header()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
const euro = (text: string) => `${text}\u00a0€`

describe('the figures of the blue header', () => {
  it.each([
    ['Prepaid', 'Guthaben'],
    ['Postpaid', 'Aktuelle Kosten'],
    ['Business', 'Aktuelle Kosten'],
    [null, 'Guthaben'],
  ] as const)('M5: of a %s contract are called %s', async (type, name) => {
    await signInWith(type, { resources: { balance: { value: 1234.5 } } })
    expect(figures()).toEqual([[name, euro('1.234,50')]])
  })

  it.each([
    [0.01, true],
    [0, false],
    [-1, false],
    [null, false],
  ])('M5: a bonus of %s is shown: %s', async (value, shown) => {
    await signInWith('Prepaid', { resources: { balance: { value: 1 }, bonus: { value } } })
    expect(figures().map(([name]) => name)).toEqual(shown ? ['Guthaben', 'Bonus'] : ['Guthaben'])
    expect(header().queryByRole('button', { name: 'Bonus anzeigen' }) !== null).toBe(shown)
  })

  it.each([
    ['no account', {}],
    ['an account without a balance', { resources: {} }],
    ['a balance of null', { resources: { balance: { value: null } } }],
  ])('M5: %s is no amount', async (_, user: User) => {
    await signInWith('Prepaid', user)
    expect(figures()).toEqual([['Guthaben', '–']])
  })

  it('M5: follow what the units bring with them', async () => {
    const { answers } = await signInWith('Prepaid', { resources: { balance: { value: 1 } } })
    const user = { resources: { balance: { value: 2 } } }
    await answers.replace('getResources', { body: { resources: {}, user } })
    await waitFor(() => expect(figures()).toEqual([['Guthaben', euro('2,00')]]))
  })
})

describe('the blue header of pages about more than the contract', () => {
  it('M5 F4: is slim, with contract, balance and bonus, but without the end of the binding period', async () => {
    const stored = { phone: '436601000011' }
    await startPortal({ account: 'everyday', stored })
    expect(await header().findByText('Vertragsbindung bis 18.06.2027')).toBeVisible()
    await goTo('/listing')
    expect(await screen.findByRole('heading', { level: 1, name: 'Verbindungen' })).toBeVisible()
    expect(header().getByText('436601000011')).toBeVisible()
    expect(figures()).toEqual([['Aktuelle Kosten', euro('18,75')]])
    expect(header().queryByText(/Vertragsbindung/)).toBeNull()
  })

  it('M6 F4: leads to the bonus, too', async () => {
    const { user } = await startPortal({ account: 'everyday', path: '/bills' })
    await user.click(await header().findByRole('button', { name: 'Bonus anzeigen' }))
    expect(await screen.findByRole('dialog', { name: 'Ihr Bonus' })).toBeVisible()
  })
})

describe('the bonus', () => {
  it('M6: opens a list of the loyalties', async () => {
    const { user } = await startPortal({ account: 'everyday' })
    await user.click(await screen.findByRole('button', { name: 'Bonus anzeigen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ihr Bonus' }))
    const items = dialog.getAllByRole('listitem')
    expect(items).toHaveLength(2)
    for (const words of ['Treuebonus Gold', 'Aktiv seit 26.09.2025', '350 Punkte'])
      expect(items[0]).toHaveTextContent(words)
    for (const words of ['Willkommensbonus', '5 €']) expect(items[1]).toHaveTextContent(words)
    await user.click(dialog.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('M6: leaves out what is not known of a loyalty', async () => {
    const resources = { bonus: { value: 1 } }
    const { user } = await signInWith('Prepaid', { resources, loyalties: [{ name: 'Treue' }] })
    await user.click(await screen.findByRole('button', { name: 'Bonus anzeigen' }))
    expect((await screen.findByRole('dialog')).querySelector('li')?.textContent).toBe('Treue')
  })

  it('M6: says so when no loyalty is behind it', async () => {
    const { user } = await signInWith('Prepaid', { resources: { bonus: { value: 1 } } })
    await user.click(await screen.findByRole('button', { name: 'Bonus anzeigen' }))
    expect(await screen.findByText('Sie haben derzeit keinen Bonus.')).toBeVisible()
  })
})

describe('what most customers come for', () => {
  it.each([
    ['Prepaid', 'Guthaben aufladen', '/recharge-credit'],
    ['Postpaid', 'Rechnungen', '/bills'],
    ['Business', 'Rechnungen', '/bills'],
  ] as const)('is, of a %s contract, %s', async (type, name, path) => {
    await signInWith(type, { resources: { balance: { value: 1 } } })
    expect(header().getByRole('link')).toHaveAccessibleName(name)
    expect(header().getByRole('link')).toHaveAttribute('href', path)
  })

  it.each(['/tv', '/internet'])('is, on %s, the bills', async (path) => {
    await startPortal({ account: 'everyday', path })
    const link = await header().findByRole('link')
    expect(link).toHaveAccessibleName('Rechnungen')
    expect(link).toHaveAttribute('href', '/bills')
  })

  it('is left out on pages that are about something else', async () => {
    await signInWith('Prepaid', { resources: { balance: { value: 1 } } })
    await goTo('/recharge-credit')
    expect(header().queryByRole('link')).toBeNull()
  })
})
