// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ResourceAccount, Resources } from '../../src/api/types'
import { chooseFromMenu } from '../menus'
import { askedOf, startPortal } from '../testPortal'
import { heading, main, press } from './steps'

/** The overview with these units, answered by the provider. */
async function showUnits(resources: Resources, tariff_name: string | null = 'Mtel Free M') {
  const visit = await startPortal({ account: 'everyday', hold: ['getResources'] })
  await visit.answers.replace('getResources', { body: { tariff_name, resources } })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  return visit
}

const item = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!found) throw new Error(`${name} is no item of a list`)
  return found
}
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('when the units are loaded', () => {
  it.each(['/tv', '/internet'])('M1: not at %s', async (path) => {
    const { sandbox } = await startPortal({ account: 'everyday', path })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(askedOf(sandbox, 'getConsentStatus')).toHaveLength(1))
    expect(askedOf(sandbox, 'getResources')).toEqual([])
  })

  it('M1: once for a mobile contract, anew for another contract and for another language', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday', brand: 'first' })
    await heading('Mtel Free M')
    await press({ user }, /^436601000011/)
    await heading('Flex 20')
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
    await heading('Mtel Free M')
    await main().findByRole('heading', { level: 2, name: 'Nächste Verlängerung' })
    expect(texts(main().getAllByRole('heading', { level: 2 }))).toEqual([
      'Tarif',
      'Pakete',
      'Nächste Verlängerung',
      'Treueprogramm',
    ])
    expect(texts(main().getAllByRole('heading', { level: 3 }))).toEqual([
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
    expect(await heading('Ihr Tarif')).toBeVisible()
    expect(screen.getAllByText('Für diesen Vertrag gibt es derzeit keine Einheiten.')).toHaveLength(3)
  })

  it('M3: balance with unit, initial balance and expiry date', async () => {
    await showUnits({
      BUNDLE_ACCOUNT: [
        { name: 'Daten', balance: 1234.56, initialBalance: 2000, unit: 'MB', expiryDate: '24.12.2026' },
        { name: 'Ohne Stand', initialBalance: 15, unit: 'GB' },
        { name: 'Leer', balance: 0, initialBalance: 15, unit: 'GB' },
      ],
    })
    expect(within(item('Daten')).getByText('1.234,56')).toBeVisible()
    expect(within(item('Daten')).getByText(/MB\s+von 2\.000/)).toBeVisible()
    expect(within(item('Daten')).getByText('Gültig bis 24.12.2026')).toBeVisible()
    expect(within(item('Ohne Stand')).getByText('15')).toBeVisible()
    expect(within(item('Ohne Stand')).getByText('GB')).toBeVisible()
    expect(within(item('Leer')).getByText('0')).toBeVisible()
  })

  it('M3: a description has a tip, of tariff and packages where it is longer than two signs', async () => {
    const described = (...descriptions: (string | null)[]) =>
      descriptions.map((description) => ({ name: `«${description}»`, balance: 1, description }))
    const portal = await showUnits({
      BUNDLE_ACCOUNT: described('ab', 'abc'),
      TARIFF_PLAN: described('cd', 'cde'),
      LOYALTY: described('e', '', null),
    })
    const tips = screen.getAllByRole('button', { name: /^Information zu/ })
    expect(tips.map((tip) => tip.getAttribute('aria-label')).sort()).toEqual(
      ['«abc»', '«cde»', '«e»'].map((name) => `Information zu ${name}`),
    )
    await press(portal, 'Information zu «abc»')
    expect(await screen.findByRole('tooltip')).toHaveTextContent('abc')
  })
})

describe('how far an allowance goes', () => {
  // 17 of 28 days are left on the day of the tests, the 20th of November.
  const end = '07.12.2026'
  const days: ResourceAccount = {
    ...{ name: 'Mtel Free M', balance: 17, initialBalance: 28, unit: 'Tage', expiryDate: end },
  }
  const data: ResourceAccount = {
    ...{ name: 'Daten', balance: 1.2, initialBalance: 5, unit: 'GB', expiryDate: end },
  }
  /** Where the mark of time stands, of whom the legend below tells. */
  const mark = (name: string) => item(name).querySelector('svg rect')?.getAttribute('x') ?? null

  const sentences: Record<string, [more: Partial<ResourceAccount>, sentence: string]> = {
    Fast: [{ balance: 3 }, 'Reicht etwa bis 06.12.'],
    Knapp: [{}, 'Reicht etwa bis 23.11.'],
    Lange: [{ balance: 4 }, 'Reicht bis 07.12.'],
    Voll: [{ balance: 5 }, 'Reicht bis 07.12.'],
    'Ohne Stand': [{ balance: null }, ''],
    Leer: [{ balance: 0 }, ''],
    Mehr: [{ balance: 6 }, ''],
    Geld: [{ unit: '€' }, ''],
    'Anderes Ende': [{ expiryDate: '20.12.2026' }, ''],
    'Kein Ende': [{ expiryDate: null }, ''],
  }

  it('M3 M4: is said with what it holds for a day, and a mark stands on its bar, where both are known', async () => {
    const accounts = Object.entries(sentences).map(([name, [more]]) => ({ ...data, name, ...more }))
    const calls = { ...data, name: 'Anrufe', balance: 640, initialBalance: 1000, unit: 'min' }
    await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: [...accounts, calls] })
    for (const [name, [, sentence]] of Object.entries(sentences)) {
      const said = /Reicht (etwa )?bis \d\d\.\d\d\./.exec(item(name).textContent ?? '')?.[0] ?? ''
      expect(said, name).toBe(sentence)
    }
    expect(item('Knapp')).toHaveTextContent('noch 0,07 GB am Tag')
    // Minutes by whole ones.
    expect(item('Anrufe')).toHaveTextContent('noch 38 min am Tag')
    expect(Number.parseFloat(mark('Knapp') ?? '')).toBeCloseTo((17 / 28) * 100)
    expect([mark('Anderes Ende'), mark('Kein Ende')]).toEqual([null, null])
    expect(screen.getByText(/^Der Strich zeigt/)).toHaveTextContent(
      'Der Strich zeigt, wie viel Zeit noch übrig ist: 17 von 28 Tagen.',
    )
  })

  it.each<[string, ResourceAccount[], Partial<ResourceAccount>]>([
    ['without a tariff', [], {}],
    ['where the tariff counts no days', [{ ...days, balance: 5 }], {}],
    ['where none ends with it', [days], { expiryDate: null }],
  ])('M3 M4: is not said %s, nor is there a mark or a note', async (_, plan, more) => {
    await showUnits({ TARIFF_PLAN: plan, BUNDLE_ACCOUNT: [{ ...data, ...more }] })
    expect(item('Daten')).not.toHaveTextContent('Reicht')
    expect(mark('Daten')).toBeNull()
    expect(screen.queryByText(/^Der Strich zeigt/)).toBeNull()
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('M2: a note tells of the one that runs short first, and leads to the packages', async () => {
    const accounts = [
      { ...data, name: 'Minuten', balance: 4, unit: 'min' },
      { ...data, name: 'SMS', balance: 2, unit: 'SMS' },
      { ...data, name: 'Daten Österreich', balance: 3 },
      data,
    ]
    await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: accounts })
    const note = screen.getByRole('note')
    expect(note).toHaveTextContent('Daten: reicht etwa bis 23.11., 14 Tage vor dem Ende.')
    const link = within(note).getByRole('link', { name: 'Zusatzpakete ansehen' })
    expect(link).toHaveAttribute('href', '/additional-packages')
    // Data stands first, then what is used up soonest.
    expect(texts(main().getAllByRole('heading', { level: 3 }))).toEqual([
      ...['Mtel Free M', 'Daten Österreich', 'Daten', 'SMS', 'Minuten'],
    ])
    await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: [{ ...data, balance: 3 }] })
    expect(item('Daten')).toHaveTextContent('Reicht etwa bis')
    expect(screen.queryByRole('note')).toBeNull()
  })
})
