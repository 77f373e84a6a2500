import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ResourceAccount, Resources } from '../../src/api/types'
import { callsOf } from '../testPortal'
import { failure, heading, main, postpaid, press, textOf, textsOf, visit, visitWithAnswer } from './steps'

/** Opens the overview with these units. */
async function showUnits(resources: Resources, tariff_name: string | null = 'Mtel Free M') {
  const portal = await visitWithAnswer('/', 'getResources', { body: { tariff_name, resources } })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  return portal
}

const item = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement
const names = () => textsOf(main().getAllByRole('heading', { level: 3 }))

it('M2: the units have the tariff as heading, then tariff plan, bundles and loyalty', async () => {
  await visit('/')
  await heading('Mtel Free M')
  await main().findByRole('heading', { level: 2, name: 'Nächste Verlängerung' })
  expect(textsOf(main().getAllByRole('heading', { level: 2 }))).toEqual([
    ...['Tarif', 'Pakete', 'Nächste Verlängerung', 'Treueprogramm'],
  ])
  // Data first, as it is shown large; then what is used up soonest.
  const bundles = ['Daten Österreich', 'Daten EU', 'SMS', 'Minuten Österreich']
  expect(names()).toEqual(['Mtel Free M', ...bundles, 'Treuepunkte'])
})

it('M2: the units keep heading and sections without a tariff and without groups', async () => {
  await showUnits({}, null)
  expect(await heading('Ihr Tarif')).toBeVisible()
  expect(screen.getAllByText('Für diesen Vertrag gibt es derzeit keine Einheiten.')).toHaveLength(3)
})

it('M3: the units have a tip for a description; in tariff and bundles it needs three characters', async () => {
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

// 17 of 28 days are left on the day of the tests, the 20th of November.
const end = '07.12.2026'
const days: ResourceAccount = {
  ...{ name: 'Mtel Free M', balance: 17, initialBalance: 28, unit: 'Tage', expiryDate: end },
}
const data: ResourceAccount = { name: 'Daten', balance: 1.2, initialBalance: 5, unit: 'GB', expiryDate: end }

/** The text of each account, the share on its bar, and whether a mark on it shows the time that is left. */
const accounts: [Partial<ResourceAccount>, said: string, share: string | null, isMarked?: true][] = [
  // The first is drawn as a ring.
  [{ balance: 3 }, 'Reicht etwa bis 06.12.', '60'],
  [{}, '1,2 GB von 5Reicht etwa bis 23.11.noch 0,07 GB am TagGültig bis 07.12.2026', '24', true],
  [{ balance: 5 }, '5 GB von 5Reicht bis 07.12.noch 0,29 GB am TagGültig bis 07.12.2026', '100', true],
  [{ balance: 6 }, '6 GB von 5noch 0,35 GB am TagGültig bis 07.12.2026', '100', true],
  [{ unit: '€' }, '1,2 € von 5noch 0,07 € am TagGültig bis 07.12.2026', '24', true],
  [
    { balance: 640, initialBalance: 1000, unit: 'min' },
    '640 min von 1.000Reicht bis 07.12.noch 38 min am TagGültig bis 07.12.2026',
    ...(['64', true] as const),
  ],
  [
    { balance: 17, initialBalance: 100, unit: 'min' },
    '17 min von 100Reicht etwa bis 22.11.noch 1 min am TagGültig bis 07.12.2026',
    ...(['17', true] as const),
  ],
  [{ expiryDate: '20.12.2026' }, '1,2 GB von 5noch 0,04 GB am TagGültig bis 20.12.2026', '24'],
  [{ expiryDate: null }, '1,2 GB von 5', '24'],
  [{ balance: 1234.56, initialBalance: 3000, expiryDate: null }, '1.234,56 GB von 3.000', '41.2'],
  [{ balance: 0.0004, initialBalance: 1, expiryDate: null }, '0 GB von 1Fast aufgebraucht', '0'],
  [{ balance: -4, expiryDate: null }, '-4 GB von 5Fast aufgebraucht', '0'],
  [{ balance: null, expiryDate: null }, '5 GB', null],
  [{ initialBalance: 0, expiryDate: null }, '1,2 GB', null],
  [{ initialBalance: null, expiryDate: null }, '1,2 GB', null],
  [{ initialBalance: -1, expiryDate: null }, '1,2 GB', null],
]
const named = accounts.map(([account], index) => ({ ...data, name: `«${index}»`, ...account }))

it('M3 M4: an account shows what is left and how long it lasts, in words and on a bar', async () => {
  await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: named })
  for (const [index, [, said, share, isMarked]] of accounts.entries()) {
    const place = item(`«${index}»`)
    expect(textOf(place)).toContain(index ? `«${index}»${said}` : said)
    expect(within(place).queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? null, said).toBe(share)
    const mark = place.querySelector('svg rect')?.getAttribute('x') ?? null
    expect(mark && Number.parseFloat(mark)).toEqual(isMarked ? expect.closeTo((17 / 28) * 100) : null)
  }
  expect(screen.getByText(/^Der Strich zeigt/)).toHaveTextContent(
    'Der Strich zeigt, wie viel Zeit noch übrig ist: 17 von 28 Tagen.',
  )
  // Without the days of a tariff it is unknown how long they last.
  await showUnits({ BUNDLE_ACCOUNT: named })
  expect(screen.getByRole('main')).not.toHaveTextContent(/Reicht|Der Strich zeigt/)
  expect(screen.getByRole('main').querySelector('svg rect[x]')).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
})

it('M2: a note names the allowance that runs short first, and links to the packages', async () => {
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
  expect(names()).toEqual(['Mtel Free M', 'Daten Österreich', 'Daten', 'SMS', 'Minuten'])
  await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: [{ ...data, balance: 3 }] })
  expect(item('Daten')).toHaveTextContent('Reicht etwa bis')
  expect(screen.queryByRole('note')).toBeNull()
})

it('M4: a bar is full at once with reduced motion', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.includes('prefers-reduced-motion') || matchMedia(query).matches,
  }))
  await visit('/')
  const bar = await screen.findByRole('progressbar', { name: 'Mtel Free M: verbleibend' })
  expect((bar.firstElementChild as HTMLElement).style.width).toMatch(/^60\.7/)
})

it.each<[price: object, words: RegExp, without: RegExp]>([
  [{ value: 14.9 }, /14,90 €.*Am\d\d\.\d\d\.2026.*8,50 €Ihr Guthaben reicht\./, /Es fehlen/],
  [{ value: 30, label: '€' }, /30,00 €.*Es fehlen 6,60 €\. ?Guthaben aufladen/, /danach|reicht\./],
  [{ value: null, label: '€' }, /Am\d\d/, /Guthaben|Es fehlen/],
  [{ value: 1_500, label: 'RSD' }, /1\.500,00 RSD.*Am\d\d/, /Guthaben|Es fehlen/],
])('M2: the next renewal at a price of %j, with 23.40 €, reads %s', async (price, words, without) => {
  const oldTariff = { mvno_code: 'M', name: 'Mtel Free M', price }
  const { sandbox } = await visitWithAnswer('/', 'getTariffs', { body: { oldTariff, tariffs: [] } })
  const card = (await screen.findByText('Nächste Verlängerung')).parentElement as HTMLElement
  expect(textOf(card)).toMatch(words)
  expect(textOf(card)).not.toMatch(without)
  for (const link of within(card).queryAllByRole('link'))
    expect(link).toHaveAttribute('href', '/recharge-credit')
  expect(callsOf(sandbox, 'getBills')).toEqual([])
})

const card = async () =>
  within((await screen.findByText('Offener Gesamtbetrag')).parentElement as HTMLElement)

it('B2 E1: the debt of a postpaid contract has sum, number and link, and fails only in its card', async () => {
  const portal = await visitWithAnswer('/', 'getBills', { body: 42 }, postpaid)
  portal.answers.stopHolding('getBills')
  expect(await (await card()).findByRole('alert')).toHaveTextContent(failure)
  expect(await heading('Flex 20')).toBeVisible()
  await press(portal, 'Erneut versuchen')
  const { findByText, getByText, getByRole } = await card()
  expect(await findByText('2 offene Rechnungen')).toBeVisible()
  expect(getByText('63,50 €')).toBeVisible()
  expect(getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('href', '/bills')
})

it('does not load the debt of a postpaid contract if the deployment disables it', async () => {
  const { sandbox } = await visit('/', { ...postpaid, furtherReads: 'off' })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  expect(callsOf(sandbox, 'getBills')).toEqual([])
  expect(screen.queryByText('Offener Gesamtbetrag')).toBeNull()
})
