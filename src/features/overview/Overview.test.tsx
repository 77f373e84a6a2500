import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { payment, result } from '../../../tests/support/payments'
import {
  dialog,
  heading,
  main,
  postpaid,
  press,
  textOf,
  textsOf,
  tvContract,
  visit,
  visitWithAnswer,
} from '../../../tests/support/steps'
import { callsOf, goTo } from '../../../tests/support/testPortal'
import type { ResourceAccount, Resources } from '../../api/types'

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
  const bundles = ['Daten EU', 'SMS', 'Daten Österreich', 'Minuten Österreich']
  // The section is already called "Tarif".
  expect(names()).toEqual(['Laufzeit', ...bundles, 'Treuepunkte'])
})

it('M2: the units keep heading and sections without a tariff and without groups', async () => {
  await showUnits({}, null)
  expect(await heading('Ihr Tarif')).toBeVisible()
  expect(screen.getByText('Für diesen Vertrag gibt es derzeit keine Einheiten.')).toBeVisible()
  expect(textsOf(main().getAllByRole('heading', { level: 2 }))).toEqual(['Tarif', 'Pakete', 'Treueprogramm'])
})

it('M3: a row unfolds a description of three characters; loyalty has a tip for any', async () => {
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
  await press(portal, 'Information zu «e»')
  expect(await screen.findByRole('tooltip')).toHaveTextContent('e')
  const row = screen.getByRole('button', { name: 'Information zu «abc»', expanded: false })
  row.focus()
  await portal.user.keyboard('{Enter}')
  expect(row).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('abc')).toBeVisible()
  await portal.user.click(row)
  expect(screen.queryByText('abc')).toBeNull()
})

// 17 of 28 days are left on the day of the tests, the 20th of November.
const end = '07.12.2026'
const days: ResourceAccount = {
  ...{ name: 'Mtel Free M', balance: 17, initialBalance: 28, unit: 'Tage', expiryDate: end },
}
const data: ResourceAccount = { name: 'Daten', balance: 1.2, initialBalance: 5, unit: 'GB', expiryDate: end }

/** The text of each unfolded allowance, and the share on its bar. */
const allowances: [Partial<ResourceAccount>, said: string, share: string | null][] = [
  [{}, '1,2 von 5 GBReicht etwa bis 23.11.Gültig bis 07.12.2026Bisher 350 MB pro Tag, möglich 70 MB', '24'],
  [{ balance: 5 }, '5 von 5 GBReicht bis 7.12.Gültig bis 07.12.2026290 MB pro Tag möglich', '100'],
  [{ balance: 6 }, '6 von 5 GBGültig bis 07.12.2026350 MB pro Tag möglich', '100'],
  [{ unit: '€' }, '1,2 von 5 €Gültig bis 07.12.20260,07 € pro Tag möglich', '24'],
  [{ balance: 34, initialBalance: null }, '34 GBGültig bis 07.12.20262 GB pro Tag möglich', null],
  [
    { balance: 640, initialBalance: 1000, unit: 'min' },
    '640 von 1.000 minReicht bis 7.12.Gültig bis 07.12.2026Bisher 33 min pro Tag, möglich 38 min',
    '64',
  ],
  [
    { balance: 0, expiryDate: '23.11.2026' },
    '0 von 5 GBAufgebrauchtGültig bis 23.11.2026Läuft in 3 Tagen ab',
    '0',
  ],
  [{ expiryDate: '20.12.2026' }, '1,2 von 5 GBGültig bis 20.12.202640 MB pro Tag möglich', '24'],
  [{ expiryDate: null }, '1,2 von 5 GB', '24'],
  [{ balance: 17, initialBalance: 28, unit: 'Tage', expiryDate: null }, '17 von 28 Tagen', '60.7'],
  [{ balance: 1, initialBalance: 1, unit: 'Tage', expiryDate: null }, '1 von 1 Tag', '100'],
  [{ balance: 1234.56, initialBalance: 3000, expiryDate: null }, '1.234,56 von 3.000 GB', '41.2'],
  [{ balance: 0.0004, initialBalance: 1, expiryDate: null }, '0 von 1 GBFast aufgebraucht', '0'],
  [{ balance: -4, expiryDate: null }, '-4 von 5 GBAufgebraucht', '0'],
  [{ balance: null, expiryDate: null }, '5 GB', null],
  [{ initialBalance: 0, expiryDate: null }, '1,2 GB', null],
  [{ initialBalance: -1, expiryDate: null }, '1,2 GB', null],
  [{ unlimited: true }, 'Unbegrenzt Gültig bis 07.12.2026', null],
  [{ unlimited: true, balance: 0 }, 'Unbegrenzt Gültig bis 07.12.2026', null],
  [{ unlimited: true, balance: null, expiryDate: null }, 'Unbegrenzt ', null],
]
const named = allowances.map(([allowance], index) => ({ ...data, name: `«${index}»`, ...allowance }))

it('M3 M4: an allowance shows what is left and how long it lasts, in words and on a bar', async () => {
  const { user } = await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: named })
  for (const [index, [, said, share]] of allowances.entries()) {
    const place = item(`«${index}»`)
    const row = within(place).queryByRole('button')
    if (row) await user.click(row)
    expect(textOf(place)).toBe(`«${index}»${said}`)
    expect(within(place).queryByRole('progressbar')?.getAttribute('aria-valuenow') ?? null, said).toBe(share)
  }
  // Without the days of a tariff it is unknown how long they last.
  await showUnits({ BUNDLE_ACCOUNT: named })
  expect(screen.getByRole('main')).not.toHaveTextContent(/Reicht|reicht|Zu wenig/)
})

it('M2: the forecast is about the main data, and names what else runs short', async () => {
  const bundles = [
    { ...data, name: 'Minuten', balance: 4, unit: 'min' },
    { ...data, name: 'SMS', balance: 2, unit: 'SMS' },
    { ...data, name: 'MMS', balance: 0, unit: 'MMS' },
    data,
  ]
  await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: bundles })
  const summary = screen.getByText(/reicht etwa bis/)
  expect(textOf(summary)).toBe('Daten: reicht etwa bis 23. November – 14 Tage zu kurz.')
  expect(textOf(summary.nextElementSibling)).toBe('Zu wenig: MMS und SMS.')
  expect(names()).toEqual(['Laufzeit', 'MMS', 'Daten', 'SMS', 'Minuten'])
})

it.each<[bundles: ResourceAccount[], sentence: string]>([
  [[{ ...data, balance: 4 }, data], 'Alles reicht bis 7. Dezember – außer Daten (23.11.).'],
  [
    [
      { ...data, balance: 4 },
      { ...data, unit: 'SMS' },
    ],
    'Daten: reicht bis 7. Dezember.',
  ],
  [[{ ...data, balance: 0 }], 'Daten: aufgebraucht – noch 17 Tage bis 7. Dezember.'],
  [
    [data, { ...data, balance: 2 }, { ...data, unit: 'MMS' }],
    'Zu wenig bis 7. Dezember: Daten (23.11.), Daten (23.11.) und Daten (27.11.).',
  ],
  [[{ ...data, balance: 4 }], 'Alles reicht bis 7. Dezember.'],
  [[{ ...data, balance: 0, unlimited: true }], 'Alles reicht bis 7. Dezember.'],
  [
    [
      { ...data, balance: 4 },
      { ...data, name: 'SMS', unit: 'SMS', unlimited: true },
    ],
    'Alles reicht bis 7. Dezember.',
  ],
])('M2: the forecast for %j is "%s"', async (bundles, sentence) => {
  await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT: bundles })
  expect(textOf(screen.getByText(/^(Alles|Daten: |Zu wenig bis)/))).toBe(sentence)
})

const topUp = 'Guthaben aufladen /recharge-credit'

it.each<
  [credit: number, name: string | null, BUNDLE_ACCOUNT: ResourceAccount[], words: string, links: string[]]
>([
  [0, null, [], 'Kein Guthaben', ['Tarif wählen /Tariffs', topUp]],
  [0, 'Mtel Free M', [], 'Kein Guthaben', [topUp]],
  [0, 'Mtel Free M', [data], 'Kein Guthaben', [topUp]],
  [4.99, 'Mtel Free M', [data], 'Ihr Guthaben geht zur Neige.', [topUp]],
])(
  'M2: a balance of %d € with the tariff %s and %j says "%s"',
  async (value, name, bundles, words, links) => {
    const user = { resources: { balance: { value } } }
    const body = { tariff_name: name, resources: { BUNDLE_ACCOUNT: bundles }, user }
    await visitWithAnswer('/', 'getResources', { body })
    expect(await main().findByText(words)).toBeVisible()
    const ways = main().getAllByRole('link', { name: /^(Tarif wählen|Guthaben aufladen)$/ })
    expect(ways.map((way) => `${textOf(way)} ${way.getAttribute('href')}`)).toEqual(links)
  },
)

it.each([
  ['data at home', 'Daten Österreich', 1],
  ['data abroad', 'Daten EU', 0],
])('M2: who runs short of %s sees the packages only if one adds to it', async (_, name, links) => {
  const resources = { TARIFF_PLAN: [days], BUNDLE_ACCOUNT: [{ ...data, name }] }
  await visitWithAnswer('/', 'getResources', { body: { tariff_name: 'Mtel Free M', resources } })
  await screen.findByText('Ihr Guthaben reicht.')
  const shown = main().queryAllByRole('link', { name: 'Zusatzpakete' })
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/additional-packages'))
})

it.each([
  [false, 1],
  [true, 0],
])('M2: a package is offered unless it is active: %s', async (isActive, links) => {
  const tariff = { durationLabel: '28 Tage', price: { value: 5 } }
  const free = { ...tariff, name: 'Mtel Free M', mvno_code: 'FREE_M' }
  const descriptionItems = [{ title: '5 GB', subtitle: 'in Österreich', itemType: 2 }]
  const extra = { ...tariff, name: 'Extra 5 GB', mvno_code: 'EXTRA', isActive, descriptionItems }
  const fixedAnswers = { getTariffs: { body: { oldTariff: free, tariffs: [free, extra] } } }
  const resources = { TARIFF_PLAN: [days], BUNDLE_ACCOUNT: [{ ...data, name: 'Daten Österreich' }] }
  const answer = { body: { tariff_name: 'Mtel Free M', resources } }
  await visitWithAnswer('/', 'getResources', answer, { fixedAnswers })
  await screen.findByText('Ihr Guthaben reicht.')
  expect(main().queryAllByRole('link', { name: 'Zusatzpakete' })).toHaveLength(links)
})

const course = () => screen.findByRole('table', { name: 'Verlauf: Daten Österreich' })

it('M2: the course of the main data shows its start, today, its likely end and the renewal', async () => {
  await visit('/')
  expect(textsOf(within(await course()).getAllByRole('row'))).toEqual([
    ...[
      'TagVerbleibend',
      'Beginn, 9.11.15 GB',
      'Heute8,6 GB',
      'Etwa aufgebraucht4.12.',
      'Ende der Laufzeit7.12.',
    ],
  ])
  // Without the use of each day, no day can be read.
  expect(screen.queryByRole('slider')).toBeNull()
})

it.each([
  ['fits', undefined, '11,2 GB'],
  ['does not fit', postpaid, undefined],
])('M2: once its days are loaded, the course shows each if their sum %s', async (_, stored, read) => {
  const { user } = await visit('/listing', stored)
  await main().findAllByRole('button', { name: /Details/ })
  const rest = screen.queryByRole('button', { name: 'Ganzen Monat laden' })
  if (rest) await user.click(rest)
  await waitFor(() => expect(screen.queryByText(/bisher geladen/)).toBeNull())
  await goTo('/')
  await course()
  const day = screen.queryByRole<HTMLInputElement>('slider', { name: 'Tag' })
  if (day) fireEvent.change(day, { target: { value: '5' } })
  expect(day?.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(read && `14. November: noch ${read}`)
})

it.each<[string, ResourceAccount[]]>([
  ['two equally large ones', [data, { ...data, name: 'Daten EU' }]],
  ['no data', [{ ...data, unit: 'SMS' }]],
  ['data that ends later', [{ ...data, expiryDate: '20.12.2026' }]],
  ['used up data', [{ ...data, balance: 0 }]],
])('M2: there is no course of the main data with %s', async (_, BUNDLE_ACCOUNT) => {
  await showUnits({ TARIFF_PLAN: [days], BUNDLE_ACCOUNT })
  await screen.findByText('Ihr Guthaben reicht.')
  expect(screen.queryByRole('figure')).toBeNull()
})

it('M2 T2: a package that closes the gap shows its effect before its confirmation', async () => {
  const { user, sandbox } = await visit('/')
  const remedy = await main().findByRole('button', { name: /^Extra 5 GB · 5,00.€$/, pressed: false })
  await user.click(remedy)
  expect(screen.getByText('Mit Extra 5 GB: reicht bis 7. Dezember.')).toBeVisible()
  expect(textOf(await course())).not.toContain('Etwa aufgebraucht')
  await user.click(screen.getByRole('link', { name: 'Extra 5 GB aktivieren' }))
  expect(await dialog('Tarif aktivieren')).toHaveTextContent('Extra 5 GB')
  expect(window.location.search).toBe('')
  expect(callsOf(sandbox, 'activateTariff')).toEqual([])
  const historyState = window.history.state
  await visit('/additional-packages', { historyState })
  await heading('Zusatzpakete')
  await main().findByRole('heading', { name: 'Extra 5 GB' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('M2: data that ends later is named, and no package is offered beside it', async () => {
  const later = {
    ...data,
    name: 'Zusätzliche Daten',
    balance: 5,
    initialBalance: 5,
    expiryDate: '20.12.2026',
  }
  const unlimited = { ...later, name: 'Nachtdaten', balance: null, initialBalance: null, unlimited: true }
  const bundles = [{ ...data, name: 'Daten Österreich' }, later, unlimited]
  const resources = { TARIFF_PLAN: [days], BUNDLE_ACCOUNT: bundles }
  await visitWithAnswer('/', 'getResources', { body: { tariff_name: 'Mtel Free M', resources } })
  await screen.findByText('Ihr Guthaben reicht.')
  expect(textOf(screen.getByText(/Dazu kommt/))).toBe(
    'Dazu kommt: Zusätzliche Daten (5 GB) und Nachtdaten (Unbegrenzt).',
  )
  expect(main().queryByRole('button', { name: /Extra 5 GB/ })).toBeNull()
})

it('T2: a link to a package that is active by now opens no confirmation', async () => {
  const free = { name: 'Mtel Free M', mvno_code: 'FREE_M', price: { value: 14.9 } }
  const extra = { name: 'Extra 5 GB', mvno_code: 'EXTRA', isActive: true, price: { value: 5 } }
  const fixedAnswers = { getTariffs: { body: { oldTariff: free, tariffs: [extra] } } }
  const historyState = { planToActivate: 'EXTRA' }
  const portal = await visit('/additional-packages', { fixedAnswers, historyState })
  await press(portal, 'Deaktivieren')
  expect(await dialog('Tarif deaktivieren')).toHaveTextContent('Extra 5 GB')
})

it('M2: without further reads, no package is offered', async () => {
  await visit('/', { furtherReads: 'off' })
  await course()
  expect(main().queryByRole('button', { name: /Extra/ })).toBeNull()
})

it('M2: a balance of 5 € is not low', async () => {
  const body = { tariff_name: 'Mtel Free M', resources: { BUNDLE_ACCOUNT: [data] } }
  const user = { resources: { balance: { value: 5 } } }
  await visitWithAnswer('/', 'getResources', { body: { ...body, user } })
  await main().findByRole('heading', { name: 'Daten' })
  expect(screen.queryByText('Ihr Guthaben geht zur Neige.')).toBeNull()
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
  [{ value: 14.9 }, /14,90 €.*Datum \d\d\.\d\d\.2026.*8,50 €Ihr Guthaben reicht\./, /Es fehlen/],
  [{ value: 30, label: '€' }, /30,00 €.*Es fehlen 6,60 €\. ?Guthaben aufladen/, /danach|reicht\./],
  [{ value: null, label: '€' }, /Datum \d\d/, /Guthaben|Es fehlen/],
  [{ value: 1_500, label: 'RSD' }, /1\.500,00 RSD.*Datum \d\d/, /Guthaben|Es fehlen/],
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

it('M2 P1: the next renewal begins the top-up with what is missing', async () => {
  const oldTariff = { mvno_code: 'M', name: 'Mtel Free M', price: { value: 40 } }
  const { user } = await visitWithAnswer('/', 'getTariffs', { body: { oldTariff, tariffs: [] } })
  const card = (await screen.findByText('Nächste Verlängerung')).parentElement as HTMLElement
  await user.click(await within(card).findByRole('link', { name: 'Guthaben aufladen' }))
  expect(await screen.findByRole('textbox', { name: /^Betrag/ })).toHaveValue('20')
})

it('B3: the home says of an open bill that its payment is not confirmed', async () => {
  const order = { kind: 'bill', reference: 'R-1003-2026-11', amount: 29.9 } as const
  const payments = [payment({ productId: 'P-1003', order, result: result(null) })]
  await visit('/', { stored: { phone: '436601000012' }, tab: { payments } })
  expect(await main().findByText('29,90 €: Zahlung noch nicht bestätigt (20.11.2026 09:30)')).toBeVisible()
})

it('B3: the home says nothing of a payment once the list shows its bill as paid', async () => {
  const order = { kind: 'bill', reference: 'R-1003-2026-10', amount: 29.9 } as const
  const payments = [payment({ productId: 'P-1003', order, result: result('succeeded') })]
  await visit('/', { stored: { phone: '436601000012' }, tab: { payments } })
  await main().findByText('1 offene Rechnung')
  expect(main().queryByText(/wird noch gebucht/)).toBeNull()
})

it.each([
  ['/', 'C-1003', { stored: { phone: '436601000012' } }],
  ['/tv', 'C-1005', tvContract],
])(
  'B1 C3: the home at %s shows the open bill of its contract %s, and no total debt',
  async (path, id, contract) => {
    const { sandbox } = await visit(path, contract)
    const title = await main().findByRole('heading', { name: 'Offene Rechnungen' })
    expect(textOf(title.parentElement)).toBe(
      'Offene Rechnungen29,90 €1 offene RechnungNovember bezahlen · 29,90 €',
    )
    expect(screen.queryByText('Offener Gesamtbetrag')).toBeNull()
    expect(callsOf(sandbox, 'getBills')).toMatchObject([{ headers: { ContractId: id } }])
  },
)

it('the overview does not load the debt of a postpaid contract if the deployment disables it', async () => {
  const { sandbox } = await visit('/', { ...postpaid, furtherReads: 'off' })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  expect(callsOf(sandbox, 'getBills')).toEqual([])
  expect(screen.queryByText('Offener Gesamtbetrag')).toBeNull()
})
