// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openWith, pageOf, type SentEntry } from './listingVisit'

const entry = (day: number, type: string, usedUnits: number, unit: string | null): SentEntry => ({
  type,
  date: `${String(day).padStart(2, '0')}.11.2026 14:05`,
  usedUnits,
  unit,
  price: { value: type === 'CALL' ? 0.5 : 0, label: '€' },
})
const data = (day: number, units: number) => entry(day, 'DATA', units, 'MB')
const call = (day: number, units: number) => entry(day, 'CALL', units, 'min')
const sms = (day: number) => entry(day, 'MESSAGE', 1, null)

const plain = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ')
const measures = async () =>
  within(await screen.findByRole('group', { name: 'Verbrauch pro Tag' }))
    .getAllByRole('button')
    .map((button) => `${plain(button.textContent)}${button.ariaPressed === 'true' ? ' *' : ''}`)
/** The figures of the days, as a screen reader finds them. */
const days = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)).join(' '))

describe('what was used on each day', () => {
  const page = pageOf(1, 2, data(18, 30), call(17, 4), data(16, 276), data(14, 9), data(13, 5))

  it('is drawn and told for the data, and for the calls once they are chosen', async () => {
    const { user } = await openWith(page)
    expect(await measures()).toEqual(['Mobiles Internet320 MB0,00 € *', 'Anrufe4 min0,50 €'])
    expect(
      screen.getByRole('img', {
        name: /^Mobiles Internet pro Tag im November 2026, am meisten am 16\.11\.2026: 276\sMB$/,
      }),
    ).toBeVisible()
    const told = await days('Mobiles Internet pro Tag im November 2026')
    expect(told.slice(11, 18)).toEqual([
      '12. noch nicht geladen',
      '13. 5 MB, noch nicht vollständig geladen',
      '14. 9 MB',
      '15. 0 MB',
      '16. 276 MB',
      '17. 0 MB',
      '18. 30 MB',
    ])
    expect(screen.getByText('bis 13.11. noch nicht vollständig geladen')).toBeVisible()

    await user.click(screen.getByRole('button', { name: /^Anrufe/ }))
    expect(await measures()).toEqual(['Mobiles Internet320 MB0,00 €', 'Anrufe4 min0,50 € *'])
    expect((await days('Anrufe pro Tag im November 2026'))[16]).toBe('17. 4 min')
  })

  it('is drawn for the same kind when she goes on to another month', async () => {
    const { user, answers } = await openWith(page)
    await user.click(await screen.findByRole('button', { name: /^Anrufe/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Monat' }), 'Oktober 2026')
    const october = { ...call(17, 7), date: '17.10.2026 14:05' }
    await answers.replace('getListing', {
      body: pageOf(1, 1, { ...data(1, 5), date: '01.10.2026 09:00' }, october),
    })
    expect(await measures()).toEqual(['Mobiles Internet5 MB0,00 €', 'Anrufe7 min0,50 € *'])
  })

  it('is told on average when all is loaded; a kind that tells no unit has its sum beside the others', async () => {
    const all = [...page.listing, sms(12)]
    await openWith(pageOf(1, 1, ...all))
    expect(await screen.findByText(/^Im Schnitt \d+\sMB am Tag \(1\.–\d+\.11\.\)$/)).toBeVisible()
    expect(screen.queryByText(/noch nicht/)).toBeNull()
    expect(await measures()).toEqual(['Mobiles Internet320 MB0,00 € *', 'Anrufe4 min0,50 €'])
    expect(screen.getByRole('group', { name: 'Verbrauch pro Tag' })).toHaveTextContent('SMS–0,00 €')
  })

  it.each<[string, SentEntry[]]>([
    ['no kind can be', [sms(17)]],
    ['some entries could not be read', [data(18, 30), 'call' as SentEntry]],
  ])('is not drawn where %s: the sums are seen', async (_, entries) => {
    await openWith(pageOf(1, 1, ...entries))
    expect(await screen.findByRole('table', { name: 'Summe der geladenen Einträge' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Verbrauch pro Tag' })).toBeNull()
  })

  it('says what all costs together, unless it is not in euro alone', async () => {
    const dinar = { ...sms(16), price: { value: 10, label: 'RSD' } }
    await openWith(pageOf(1, 1, call(17, 3), dinar))
    expect(await measures()).toEqual(['Anrufe3 min0,50 € *'])
    expect(
      (await screen.findByRole('heading', { name: 'Verbrauch pro Tag' })).parentElement,
    ).toHaveTextContent('Kosten–')
  })
})
