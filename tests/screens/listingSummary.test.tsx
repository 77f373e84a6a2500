// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchSavedFiles } from '../savedFiles'
import { call, loadMore, openWith, pageOf, type SentEntry } from './listingVisit'

const date = '18.11.2026 14:05'
const euro = (value: number) => ({ value, label: '€' })
const summary = async () =>
  within(await screen.findByRole('table', { name: 'Summe der geladenen Einträge' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')))

describe('the sums of what is loaded', () => {
  it('U2: count every type apart, in both spellings', async () => {
    const entries: SentEntry[] = [
      { type: 'CALL', usedUnits: 4, unit: 'min', price: euro(0.5) },
      { type: 'call', usedUnits: 3.5, unit: 'min', price: euro(0.25) },
      { type: 'DATA', usedUnits: 1000, unit: 'MB' },
      { type: 'data', usedUnits: 200, unit: 'MB', price: { value: null } },
      { type: 'MESSAGE', price: euro(0.09) },
      { type: 'FAX' },
    ]
    await openWith({ listing: entries.map((entry) => ({ date, ...entry })) })
    expect(await summary()).toEqual([
      ['Anrufe', '2', '7,5 min', '0,75 €'],
      ['SMS', '1', '–', '0,09 €'],
      ['Mobiles Internet', '2', '1.200 MB', '0,00 €'],
      ['Sonstiges', '1', '–', '0,00 €'],
    ])
  })

  it('U2: add up nothing that is of different units', async () => {
    const entries = ['MB', 'GB'].map((unit) => ({ type: 'DATA', date, usedUnits: 2, unit }))
    await openWith({ listing: entries })
    expect(await summary()).toEqual([['Mobiles Internet', '2', '–', '0,00 €']])
  })

  it('U2: add up nothing that is in another currency', async () => {
    const prices = [euro(0.09), { value: 10, label: 'RSD' }]
    await openWith({ listing: prices.map((price) => ({ type: 'MESSAGE', date, price })) })
    expect(await summary()).toEqual([['SMS', '2', '–', '–']])
  })

  it('U4: grow with each page', async () => {
    const { user, answers } = await openWith(pageOf(1, 2, { ...call('A'), price: euro(1) }))
    expect(await summary()).toEqual([['Anrufe', '1', '–', '1,00 €']])
    await user.click(await loadMore())
    await act(() => answers.replace('getListing', { body: pageOf(2, 2, { ...call('B'), price: euro(2) }) }))
    expect(await summary()).toEqual([['Anrufe', '2', '–', '3,00 €']])
  })
})

describe('two SMS of one minute and price', () => {
  const sms = { type: 'MESSAGE', date, phoneNumber: '436601234567', price: euro(0.09) }

  it('U2 U4: are two in the sums and in the file, though they stand on two pages', async () => {
    const { user, answers } = await openWith(pageOf(1, 2, call('A'), sms))
    await user.click(await loadMore())
    await act(() => answers.replace('getListing', { body: pageOf(2, 2, sms, call('B')) }))
    expect(await summary()).toEqual([
      ['Anrufe', '2', '–', '0,00 €'],
      ['SMS', '2', '–', '0,18 €'],
    ])
    const saved = watchSavedFiles()
    await user.click(screen.getByRole('button', { name: 'CSV herunterladen' }))
    const csv = await saved[0]?.content?.text()
    expect(csv?.match(/436601234567/g)).toHaveLength(2)
  })
})

describe('the document of a month', () => {
  const download = () => screen.queryByRole('button', { name: 'PDF herunterladen' })

  it.each([null, undefined])('U6: has no button where the provider has none: %s', async (listingPdf) => {
    await openWith({ listing: [call('A')], ...(listingPdf === null && { listingPdf }) })
    expect(await screen.findByRole('button', { name: 'CSV herunterladen' })).toBeVisible()
    expect(download()).toBeNull()
  })

  it('U6: stays to be had when a later page does not name it, and goes with its month', async () => {
    const { user, answers } = await openWith({
      ...pageOf(1, 2, call('A')),
      listingPdf: { noderef: 'listing-1', filename: null },
    })
    await user.click(await loadMore())
    await act(() => answers.replace('getListing', { body: pageOf(2, 2, call('B')) }))
    expect(await screen.findByText('2 Einträge geladen')).toBeVisible()
    expect(download()).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Monat' }), 'Oktober 2026')
    await act(() => answers.replace('getListing', { body: pageOf(1, 1, call('C')) }))
    expect(await screen.findByText('1 Eintrag geladen')).toBeVisible()
    expect(download()).toBeNull()
  })
})
