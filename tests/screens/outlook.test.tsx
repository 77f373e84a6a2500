// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResourceAccount, Resources } from '../../src/api/types'
import { startPortal } from '../testPortal'

// 17 of 28 days are left on the day of the tests, the 20th of November.
const end = '07.12.2026'
const days: ResourceAccount = {
  name: 'Mtel Free M',
  balance: 17,
  initialBalance: 28,
  unit: 'Tage',
  expiryDate: end,
}
const data: ResourceAccount = { name: 'Daten', balance: 1.2, initialBalance: 5, unit: 'GB', expiryDate: end }

async function showUnits(resources: Resources) {
  const visit = await startPortal({ account: 'everyday', hold: ['getResources'] })
  await visit.answers.replace('getResources', { body: { tariff_name: 'Mtel Free M', resources } })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
}
const showBundle = (more: Partial<ResourceAccount>, plan: ResourceAccount[] = [days]) =>
  showUnits({ TARIFF_PLAN: plan, BUNDLE_ACCOUNT: [{ ...data, ...more }] })

const item = () => screen.getByRole('heading', { level: 3, name: 'Daten' }).closest('li') as HTMLElement
/** Where the mark of time stands, of whom the legend below tells. */
const mark = () => item().querySelector('svg rect')?.getAttribute('x') ?? null
const legend = () => screen.queryByText(/^Der Strich zeigt/)
const note = () => screen.queryByRole('note')

describe('how far an allowance goes', () => {
  it.each([
    [3, 'Reicht etwa bis 06.12.'],
    [1.2, 'Reicht etwa bis 23.11.'],
    [4, 'Reicht bis 07.12.'],
    [5, 'Reicht bis 07.12.'],
  ])('M3: with %d of 5 GB left: %s', async (balance, sentence) => {
    await showBundle({ balance })
    expect(within(item()).getByText(sentence)).toBeVisible()
  })

  it('M3: what it holds for a day, and when it ends', async () => {
    await showBundle({})
    expect(item()).toHaveTextContent('noch 0,07 GB am Tag')
    expect(item()).toHaveTextContent('Gültig bis 07.12.2026')
  })

  it('M3: minutes by whole ones', async () => {
    await showBundle({ balance: 640, initialBalance: 1000, unit: 'min' })
    expect(item()).toHaveTextContent('noch 38 min am Tag')
  })

  it('M4: a mark on its bar for the days that are left, told below', async () => {
    await showBundle({})
    expect(Number.parseFloat(mark() ?? '')).toBeCloseTo((17 / 28) * 100)
    expect(legend()).toHaveTextContent('Der Strich zeigt, wie viel Zeit noch übrig ist: 17 von 28 Tagen.')
  })

  it.each<[string, Partial<ResourceAccount>]>([
    ['ends on another day', { expiryDate: '20.12.2026' }],
    ['has no end', { expiryDate: null }],
  ])('M3 M4: neither sentence nor mark where it %s', async (_, more) => {
    await showBundle(more)
    expect(item()).not.toHaveTextContent('Reicht')
    expect(mark()).toBeNull()
    expect(legend()).toBeNull()
    expect(note()).toBeNull()
  })

  it.each<[string, Partial<ResourceAccount>]>([
    ['has no balance', { balance: null }],
    ['is used up', { balance: 0 }],
    ['has more than at first', { balance: 6 }],
    ['is money', { unit: '€' }],
  ])('M3: no sentence where it %s', async (_, more) => {
    await showBundle(more)
    expect(item()).not.toHaveTextContent('Reicht')
    expect(note()).toBeNull()
  })

  it.each<[string, ResourceAccount[]]>([
    ['without a tariff', []],
    ['where the tariff counts no days', [{ ...days, balance: 5 }]],
    ['on the day after it began', [{ ...days, initialBalance: 18 }]],
  ])('M3: no sentence %s', async (_, plan) => {
    await showBundle({}, plan)
    expect(item()).not.toHaveTextContent('Reicht')
  })
})

describe('the note below', () => {
  const accounts = [
    { ...data, name: 'Daten Österreich', balance: 3 },
    { ...data, name: 'SMS', balance: 2, unit: 'SMS' },
    data,
  ]

  it('M2: tells of the one that runs short first, and leads to the packages', async () => {
    await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: accounts })
    expect(screen.getAllByRole('note')).toHaveLength(1)
    expect(note()).toHaveTextContent('Daten: reicht etwa bis 23.11., 14 Tage vor dem Ende.')
    expect(within(note() as HTMLElement).getByRole('link', { name: 'Zusatzpakete ansehen' })).toHaveAttribute(
      'href',
      '/additional-packages',
    )
  })

  it('M2: the same in Serbian', async () => {
    await startPortal({ account: 'everyday', locale: 'sr' })
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Internet EU: dovoljno otprilike do 23.11., 14 dana pre kraja. Pogledaj dodatne pakete',
    )
  })

  it('M2: is not there where nothing runs short', async () => {
    await showBundle({ balance: 3 })
    expect(item()).toHaveTextContent('Reicht etwa bis')
    expect(note()).toBeNull()
  })
})

it('M2: data stands first, then what is used up soonest', async () => {
  await showUnits({
    TARIFF_PLAN: [days],
    BUNDLE_ACCOUNT: [
      { ...data, name: 'Minuten', balance: 4, unit: 'min' },
      { ...data, name: 'SMS', balance: 2, unit: 'SMS' },
      { ...data, balance: 3 },
    ],
  })
  const names = within(screen.getByRole('main')).getAllByRole('heading', { level: 3 })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Mtel Free M', 'Daten', 'SMS', 'Minuten'])
})
