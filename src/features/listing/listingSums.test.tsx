import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  answerPage,
  date,
  type Entry,
  listingQueries,
  openListing,
  openWithPage,
  pageOf,
  select,
} from '../../../tests/support/listingVisit'
import { press, textOf, textsOf } from '../../../tests/support/steps'
import type { VisitedPortal } from '../../../tests/support/testPortal'
import { axisDays } from './chartAxes'

const euro = (value: number) => ({ value, label: '€' })
const sms = (price = euro(0)): Entry => ({ type: 'MESSAGE', date, price })
/** What was used on a day of November. */
const used = (day: number, type: string, usedUnits: number, unit: string): Entry => ({
  ...{ type, usedUnits, unit, date: `${String(day).padStart(2, '0')}.11.2026 14:05` },
  price: euro(type === 'CALL' ? 0.5 : 0),
})
const data = (day: number, units: number) => used(day, 'DATA', units, 'MB')
const calls = (day: number, units: number) => used(day, 'CALL', units, 'min')

/** The rows of a table below its head, once it is there. */
const rowsOf = async (name: string | RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => textsOf([...row.children]).join(' '))
const sums = () => rowsOf(/^Summe der Einträge/)

describe('the sums of the loaded entries', () => {
  it.each<[string, Entry[], string[], costs?: string]>([
    [
      'count every type apart, in both spellings',
      [
        { type: 'CALL', usedUnits: 4, unit: 'min', price: euro(0.5) },
        { type: 'call', usedUnits: 3.5, unit: 'min', price: euro(0.25) },
        { type: 'DATA', usedUnits: 1000, unit: 'MB' },
        { type: 'data', usedUnits: 200, unit: 'MB', price: { value: null } },
        { type: 'MESSAGE', price: euro(0.09) },
        { type: 'FAX' },
      ],
      [
        'Anrufe 2 7,5 min 0,75 €',
        'SMS 1 – 0,09 €',
        'Mobiles Internet 2 1.200 MB 0,00 €',
        'Sonstiges 1 – 0,00 €',
      ],
    ],
    [
      'add up no different units',
      ['MB', 'GB'].map((unit) => ({ type: 'DATA', usedUnits: 2, unit })),
      ['Mobiles Internet 2 – 0,00 €'],
    ],
    [
      'add up no other currency',
      [calls(17, 3), sms({ value: 10, label: 'RSD' })],
      ['Anrufe 1 3 min 0,50 €', 'SMS 1 – –'],
      'Kosten–',
    ],
  ])('U2: %s', async (_, entries, expected, costs) => {
    await openWithPage({ listing: entries.map((entry) => ({ date, ...entry })) })
    expect(await sums()).toEqual(expected)
    if (costs) expect(screen.getByRole('group', { name: 'Verbrauch pro Tag' })).toHaveTextContent(costs)
  })
})

describe('the daily usage', () => {
  const page = pageOf(1, 2, data(18, 30), calls(17, 4), data(16, 276), data(14, 9), data(13, 5))
  const card = () => screen.findByRole('group', { name: /^Verbrauch pro Tag/ })
  const measures = async () =>
    within(await card())
      .getAllByRole('button')
      .map((button) => `${textOf(button)}${button.ariaPressed === 'true' ? ' *' : ''}`)

  it('has a chart and a text for the costs, and for what the customer chooses, in every month', async () => {
    const portal = await openWithPage(page)
    expect(await measures()).toEqual(['Kosten0,50 € *', 'Mobiles Internet320 MB0,00 €', 'Anrufe4 min0,50 €'])
    const costs = /^Kosten pro Tag im November 2026, bisher geladen, am meisten am 17\.11\.2026: 0,50\s€$/
    expect(screen.getByRole('toolbar', { name: costs })).toBeVisible()
    expect((await rowsOf('Kosten pro Tag im November 2026, bisher geladen'))[16]).toBe('17. 0,50 €')

    await press(portal, /^Mobiles Internet/)
    const drawing =
      /^Mobiles Internet pro Tag im November 2026, bisher geladen, am meisten am 16\.11\.2026: 276\sMB$/
    expect(screen.getByRole('toolbar', { name: drawing })).toBeVisible()
    expect((await rowsOf('Mobiles Internet pro Tag im November 2026, bisher geladen')).slice(11, 18)).toEqual(
      [
        ...['12. noch nicht geladen', '13. 5 MB, noch nicht vollständig geladen', '14. 9 MB', '15. 0 MB'],
        ...['16. 276 MB', '17. 0 MB', '18. 30 MB'],
      ],
    )
    expect(screen.getByText('bis 13.11. noch nicht vollständig geladen')).toBeVisible()

    await press(portal, /^Anrufe/)
    expect(await measures()).toEqual(['Kosten0,50 €', 'Mobiles Internet320 MB0,00 €', 'Anrufe4 min0,50 € *'])
    expect((await rowsOf('Anrufe pro Tag im November 2026, bisher geladen'))[16]).toBe('17. 4 min')
    await portal.user.selectOptions(await select('Monat'), 'Oktober 2026')
    const october = [
      { ...calls(17, 7), date: '17.10.2026 14:05' },
      { ...data(1, 5), date: '01.10.2026 09:00' },
    ]
    await answerPage(portal, pageOf(1, 1, ...october))
    await waitFor(async () =>
      expect(await measures()).toEqual(['Kosten0,50 €', 'Mobiles Internet5 MB0,00 €', 'Anrufe7 min0,50 € *']),
    )
  })

  it('shows the average once all entries are loaded, and a sum for a kind without units', async () => {
    const portal = await openWithPage(pageOf(1, 1, ...page.listing, { ...sms(), date: '12.11.2026 14:05' }))
    await press(portal, /^Mobiles Internet/)
    expect(await screen.findByText(/^Im Schnitt \d+\sMB am Tag \(1\.–\d+\.11\.\)$/)).toBeVisible()
    expect(screen.queryByText(/noch nicht/)).toBeNull()
    expect(await measures()).toEqual(['Kosten0,50 €', 'Mobiles Internet320 MB0,00 € *', 'Anrufe4 min0,50 €'])
    expect(await card()).toHaveTextContent('SMS–0,00 €')
  })

  it.each<[string, Entry[], expected: string[]]>([
    ['nothing has cost anything', [data(18, 30)], ['Mobiles Internet30 MB0,00 € *']],
    [
      'a price is in another currency',
      [data(18, 30), sms({ value: 10, label: 'RSD' })],
      ['Mobiles Internet30 MB0,00 € *'],
    ],
    ['a price is a credit', [data(18, 30), sms(euro(-1))], ['Mobiles Internet30 MB0,00 € *']],
  ])('begins with the data if %s', async (_, entries, expected) => {
    await openWithPage(pageOf(1, 1, ...entries))
    expect(await measures()).toEqual(expected)
  })

  it.each<[string, Entry[]]>([
    ['no kind has units', [sms()]],
    ['an entry cannot be read', [data(18, 30), 'call' as Entry]],
  ])('shows sums instead where %s', async (_, entries) => {
    await openWithPage(pageOf(1, 1, ...entries))
    expect(await sums()).not.toEqual([])
    expect(screen.queryByRole('heading', { name: 'Verbrauch pro Tag' })).toBeNull()
  })

  it.each([
    [30, 32, [1, 8, 15, 22, 29]],
    [28, 0, [1, 8, 15, 22]],
    [30, 22, [1, 8, 15, 29, 22]],
    [30, 23, [1, 8, 15, 29, 23]],
    [30, 18, [1, 8, 15, 22, 29, 18]],
    [31, 31, [1, 8, 15, 22, 31]],
  ])('its axis of %d days, with the %dth as today, has the numbers %j', (length, today, days) => {
    expect(axisDays(length, today)).toEqual(days)
  })
})

describe('the month before', () => {
  const dataOn = (date: string, usedUnits: number) => ({ type: 'DATA', date, usedUnits, unit: 'MB' })
  const pages = {
    'November 2026': pageOf(1, 1, dataOn('20.11.2026 08:00', 5_000), dataOn('04.11.2026 10:00', 340)),
    'Oktober 2026': pageOf(1, 1, dataOn('25.10.2026 10:00', 900), dataOn('03.10.2026 10:00', 100)),
    'September 2026': pageOf(1, 1, dataOn('30.09.2026 10:00', 1_500)),
  }
  const chart = (month: string) => screen.findByRole('toolbar', { name: new RegExp(`pro Tag im ${month}`) })
  const note = () => screen.queryByText(/(weniger|mehr|viel) (als|wie) im/)

  /** Looks at a month, whose first page is this. */
  async function look(portal: VisitedPortal, month: keyof typeof pages, page: object = pages[month]) {
    await portal.user.selectOptions(await select('Monat'), month)
    await answerPage(portal, page)
    await chart(month)
  }
  async function openNovember() {
    const portal = await openWithPage(pages['November 2026'])
    await chart('November 2026')
    return portal
  }

  it('U2: appears as a comparison once both months are complete, up to the same day or in full', async () => {
    const portal = await openNovember()
    expect(note()).toBeNull()
    await look(portal, 'Oktober 2026', pageOf(1, 2, dataOn('25.10.2026 10:00', 900)))
    await look(portal, 'November 2026')
    expect(note()).toBeNull()
    await look(portal, 'Oktober 2026')
    expect(note()).toBeNull()
    await look(portal, 'November 2026')
    expect(note()).toHaveTextContent('Bis zum 19.: 240 MB mehr als im Oktober')
    expect(listingQueries(portal)).toHaveLength(5)
    await look(portal, 'September 2026')
    await look(portal, 'Oktober 2026')
    expect(note()).toHaveTextContent(/^500 MB weniger als im September$/)
  })

  it('U2: compares each measure, also one that was not shown in the month before', async () => {
    const paid = (date: string, usedUnits: number, price: number) => ({
      ...dataOn(date, usedUnits),
      price: euro(price),
    })
    const portal = await openListing('/listing?month=2026-09')
    await answerPage(portal, pageOf(1, 1, paid('30.09.2026 10:00', 1_500, 0.3)))
    await chart('September 2026')
    await look(
      portal,
      'Oktober 2026',
      pageOf(1, 1, paid('03.10.2026 10:00', 1_000, 0.1), paid('02.10.2026 10:00', 0, 0.3)),
    )
    expect(note()).toHaveTextContent(/^0,10\s€ mehr als im September$/)
    await press(portal, /^Mobiles Internet/)
    expect(note()).toHaveTextContent(/^500 MB weniger als im September$/)
  })

  it('C3: never belongs to another contract', async () => {
    const portal = await openNovember()
    await look(portal, 'Oktober 2026')
    await press(portal, /^\+43 660 1000011/)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await portal.user.click(await screen.findByRole('link', { name: 'Verbindungen' }))
    await answerPage(portal, pages['November 2026'])
    await chart('November 2026')
    expect(note()).toBeNull()
  })
})
