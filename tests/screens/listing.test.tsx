// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { call, entries, loadMore, openWith, pageOf, type SentEntry, saidOf } from './listingVisit'

const date = '18.11.2026 14:05'
const price = { value: 0.09, label: '€' }
const number = '436601234567'

const onlyEntry = async () => (await entries())[0] as HTMLElement
const shape = (entry: HTMLElement) => entry.querySelector('path')?.getAttribute('d')
const show = (...listing: SentEntry[]) => openWith({ listing })

/** Entries, and all that is said of each. */
const said: [SentEntry, string][] = [
  [
    { type: 'CALL', phoneNumber: number, usedUnitsLabel: '4 min', price },
    `Anruf ${number}${date}4 min0,09 €Details`,
  ],
  [{ type: 'CALL', usedUnits: 4, unit: 'min', price }, `Anruf${date}4 min0,09 €Details`],
  [{ type: 'DATA', usedUnitsLabel: '24 MB', price }, `Daten${date}24 MB0,09 €Details`],
  [{ type: 'MESSAGE', phoneNumber: number, price }, `SMS${date}0,09 €Details`],
  [{ type: 'FAX', price }, `Sonstiges${date}0,09 €Details`],
  [{ type: 'DATA', usedUnits: 0, unit: 'MB', price, roaming: true }, `Daten${date}0 MBRoaming0,09 €Details`],
  [{ type: 'MESSAGE' }, `SMS${date}–Details`],
  [{ type: 'MESSAGE', price: { value: null, label: '€' } }, `SMS${date}–Details`],
  [{ type: 'MESSAGE', price: { value: 0 } }, `SMS${date}0,00 €Details`],
  [{ type: 'MESSAGE', price: { value: 1200.5, label: 'RSD' } }, `SMS${date}1.200,50 RSDDetails`],
]

describe('an entry', () => {
  it('U2: says what was used, when and for how much', async () => {
    await show(...said.map(([entry]) => ({ date, ...entry })))
    expect((await entries()).map(saidOf)).toEqual(said.map(([, text]) => text))
  })

  it('U2: both spellings of a type have its icon, and every type another', async () => {
    const types = ['CALL', 'call', 'MESSAGE', 'message', 'DATA', 'data', 'FAX', undefined]
    await show(...types.map((type, minute) => ({ type, date: `18.11.2026 14:0${minute}` })))
    const icons = (await entries()).map(shape)
    expect(icons).toHaveLength(types.length)
    const [calls, messages, data, other] = [icons[0], icons[2], icons[4], icons[6]]
    expect(icons).toEqual([calls, calls, messages, messages, data, data, other, other])
    expect(new Set(icons).size).toBe(4)
  })

  it('U2: HTML in the texts of the provider is text', async () => {
    const usedUnitsLabel = '<img src=x onerror="document.title=1">'
    await show({ ...call('<b>1</b>'), usedUnitsLabel })
    expect(await onlyEntry()).toHaveTextContent(`Anruf <b>1</b>${date}${usedUnitsLabel}`)
    expect((await onlyEntry()).querySelector('img, b')).toBeNull()
  })
})

describe('the details of an entry', () => {
  const full = { date, callStart: '14:05', usedUnitsLabel: '4 min', price, roaming: true }
  const facts = (last: [string, string]) => [
    ['Nummer', number],
    ['Datum', date],
    ['Beginn', '14:05'],
    last,
    ['Preis', '0,09 €'],
    ['Roaming', 'Ja'],
  ]

  it('U3: are headed by its type, and closed by a button', async () => {
    const kinds = [
      ['call', 'Anruf', 'Dauer'],
      ['MESSAGE', 'SMS', 'Anzahl'],
      ['data', 'Datenverbindung', 'Datenmenge'],
      ['FAX', 'Details', 'Verbrauch'],
    ] as const
    const { user } = await show(...kinds.map(([type]) => ({ ...full, type, phoneNumber: number })))
    for (const [index, [, heading, usedName]] of kinds.entries()) {
      const details = within((await entries())[index] as HTMLElement).getByRole('button', { name: 'Details' })
      await user.click(details)
      const dialog = within(await screen.findByRole('dialog', { name: heading }))
      const rows = dialog
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')])
      expect(rows).toEqual(facts([usedName, '4 min']))
      await user.click(dialog.getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(details).toHaveFocus())
    }
  })

  it('U3: leave out what the provider does not say', async () => {
    const { user } = await show({ type: 'DATA', date })
    await user.click(await screen.findByRole('button', { name: 'Details' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Datenverbindung' }))
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Datum', 'Preis'])
    expect(dialog.getByText('–')).toBeVisible()
  })
})

describe('a month', () => {
  it('U6: without an entry is said to be empty', async () => {
    await openWith(pageOf(1, 0))
    expect(await screen.findByText('Keine Einträge in diesem Zeitraum')).toBeVisible()
    expect(screen.queryByRole('button', { name: /herunterladen|laden/ })).toBeNull()
  })

  it('U2: speaks Serbian', async () => {
    await openWith(
      {
        listing: [
          { type: 'CALL', date, roaming: true, price },
          { type: 'DATA', date },
        ],
      },
      { locale: 'sr' },
    )
    const [first, second] = await entries()
    expect(saidOf(first as HTMLElement)).toBe(`Poziv${date}Roming0,09 €Detalji`)
    expect(first).toHaveTextContent(/^Sreda, 18\. novembarTroškovi 0,09 €/)
    expect(second).toHaveTextContent('Podaci')
    expect(screen.getByText('Učitano: 2 stavke')).toBeVisible()
  })
})

describe('the days of a month', () => {
  const sms = (day: number, value: number, label = '€'): SentEntry => ({
    type: 'MESSAGE',
    date: `${day}.11.2026 14:05`,
    price: { value, label },
  })
  const headings = async () => {
    const all = await entries()
    return all.map((entry) =>
      entry
        .querySelector('h2')
        ?.parentElement?.textContent?.replaceAll(/\s/g, ' ')
        .replace('Kosten', ' Kosten'),
    )
  }

  it('a day stands above its entries, with what it cost where that is known and above nothing', async () => {
    const page = pageOf(1, 2, sms(18, 0.09), sms(18, 0.5), sms(17, 0), sms(16, 120, 'RSD'), sms(15, 1))
    const { user, answers } = await openWith(page)
    const first = ['Mittwoch, 18. November Kosten 0,59 €', undefined, 'Dienstag, 17. November']
    // Of the last day more may come.
    expect(await headings()).toEqual([...first, 'Montag, 16. November', 'Sonntag, 15. November'])
    await user.click(await loadMore())
    await act(() => answers.replace('getListing', { body: pageOf(2, 2, sms(15, 2)) }))
    expect(await screen.findByText('6 Einträge geladen')).toBeVisible()
    const last = ['Montag, 16. November', 'Sonntag, 15. November Kosten 3,00 €', undefined]
    expect(await headings()).toEqual([...first, ...last])
  })

  it('an entry that tells no time has its day for the ear, or the beginning of the call', async () => {
    await openWith(
      pageOf(1, 1, { type: 'DATA', date: '18.11.2026' }, { date: '18.11.2026', callStart: '14:05' }),
    )
    expect((await entries()).map(saidOf)).toEqual([
      'Daten18.11.2026–Details',
      'Sonstiges18.11.2026 14:05–Details',
    ])
  })
})
