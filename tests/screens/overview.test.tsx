// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResourceAccount, Resources } from '../../src/api/types'
import { chooseFromMenu } from '../menus'
import { askedOf, startPortal } from '../testPortal'

/** The overview with these units, answered by the provider. */
async function showUnits(resources: Resources, tariff_name: string | null = 'Mtel Free M') {
  const visit = await startPortal({ account: 'everyday', hold: ['getResources'] })
  await visit.answers.replace('getResources', { body: { tariff_name, resources } })
  await screen.findByRole('heading', { level: 1 })
  return visit
}

const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!item) throw new Error(`${name} is no item of a list`)
  return within(item)
}
const account = (more: Partial<ResourceAccount>): ResourceAccount => ({ name: 'Daten', ...more })

describe('when the units are loaded', () => {
  it('M1: for a mobile contract, once', async () => {
    const { sandbox } = await startPortal({ account: 'everyday' })
    await screen.findByRole('heading', { name: 'Treueprogramm' })
    expect(askedOf(sandbox, 'getResources').map(({ headers }) => headers.ContractId)).toEqual(['C-1001'])
  })

  it.each(['/tv', '/internet'])('M1: not at %s', async (path) => {
    const { sandbox } = await startPortal({ account: 'everyday', path })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(askedOf(sandbox, 'getConsentStatus')).toHaveLength(1))
    expect(askedOf(sandbox, 'getResources')).toEqual([])
  })

  it('M1: not for a customer without a contract', async () => {
    const { sandbox } = await startPortal({ account: 'none' })
    await screen.findByText('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')
    expect(askedOf(sandbox, 'getResources')).toEqual([])
  })

  it('M1: anew for another contract and for another language', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday', brand: 'first' })
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    await user.click(screen.getByRole('button', { name: /^436601000011/ }))
    await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
    await chooseFromMenu(user, 'Sprache', 'SRB')
    await screen.findByRole('heading', { name: 'Program lojalnosti' })
    const asked = askedOf(sandbox, 'getResources').map(({ headers }) => [headers.ContractId, headers.Locale])
    expect(asked).toEqual([
      ['C-1001', 'de'],
      ['C-1002', 'de'],
      ['C-1002', 'sr'],
    ])
  })
})

describe('what is shown of them', () => {
  it('M2: the tariff as heading, then tariff plan, bundles and loyalty', async () => {
    await startPortal({ account: 'everyday' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mtel Free M')
    const main = within(screen.getByRole('main'))
    await main.findByRole('heading', { level: 2, name: 'Nächste Verlängerung' })
    expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Tarif',
      'Pakete',
      'Nächste Verlängerung',
      'Treueprogramm',
    ])
    expect(main.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Mtel Free M',
      // Data first, as it is shown large; then what is used up soonest.
      'Daten Österreich',
      'Daten EU',
      'SMS',
      'Minuten Österreich',
      'Treuepunkte',
    ])
  })

  it('M2: a heading also without a name of the tariff, and sections without a group', async () => {
    await showUnits({}, null)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ihr Tarif')
    expect(screen.getAllByText('Für diesen Vertrag gibt es derzeit keine Einheiten.')).toHaveLength(3)
  })

  it('M3: name, balance with unit, initial balance and expiry date', async () => {
    await showUnits({
      BUNDLE_ACCOUNT: [
        account({ balance: 1234.56, initialBalance: 2000, unit: 'MB', expiryDate: '24.12.2026' }),
      ],
    })
    const daten = card('Daten')
    expect(daten.getByText('1.234,56')).toBeVisible()
    expect(daten.getByText(/MB\s+von 2\.000/)).toBeVisible()
    expect(daten.getByText('Gültig bis 24.12.2026')).toBeVisible()
  })

  it('M3: the initial balance where there is no balance', async () => {
    await showUnits({ BUNDLE_ACCOUNT: [account({ initialBalance: 15, unit: 'GB' })] })
    expect(card('Daten').getByText('15')).toBeVisible()
    expect(card('Daten').getByText('GB')).toBeVisible()
  })

  it('M3: a balance of nothing is nothing, not the initial balance', async () => {
    await showUnits({ BUNDLE_ACCOUNT: [account({ balance: 0, initialBalance: 15, unit: 'GB' })] })
    expect(card('Daten').getByText('0')).toBeVisible()
  })

  it.each([
    ['BUNDLE_ACCOUNT', 'ab', false],
    ['BUNDLE_ACCOUNT', 'abc', true],
    ['TARIFF_PLAN', 'ab', false],
    ['TARIFF_PLAN', 'abc', true],
    ['LOYALTY', 'a', true],
    ['LOYALTY', '', false],
    ['LOYALTY', null, false],
  ] as const)('M3: in %s the description %j has a tip: %s', async (group, description, has) => {
    const { user } = await showUnits({ [group]: [account({ balance: 1, description })] })
    const tip = card('Daten').queryByRole('button', { name: 'Information zu Daten' })
    expect(tip !== null).toBe(has)
    if (!tip) return
    await user.click(tip)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(description ?? '')
  })
})
