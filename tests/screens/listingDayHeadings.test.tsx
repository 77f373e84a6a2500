// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { entries, loadMore, openWith, pageOf, type SentEntry, saidOf } from './listingVisit'

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
