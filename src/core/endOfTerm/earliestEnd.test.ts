import { expect, it } from 'vitest'
import { formatApiDate } from '../../lib/formats/dates'
import { earliestEnd, lastNoticeDay } from './earliestEnd'

const now = new Date(2026, 10, 20, 10)
const endOf = (bindingEndDate: string | null | undefined, noticeDays: string) => {
  const end = earliestEnd(bindingEndDate, noticeDays, now)
  return end && formatApiDate(end)
}

it('the earliest end is the later one of binding and notice, and unknown if either is unclear', () => {
  expect(endOf('18.06.2027', '')).toBe('18.06.2027')
  expect(endOf('18.06.2027', '30')).toBe('18.06.2027')
  expect(endOf('25.11.2026', '30')).toBe('20.12.2026')
  expect(endOf('19.11.2026', '30')).toBe('20.12.2026')
  expect(endOf(null, '0')).toBe('20.11.2026')
  expect(endOf(undefined, '')).toBeUndefined()
  expect(endOf('19.11.2026', '')).toBeUndefined()
  expect(endOf('Ende 2027', '30')).toBeUndefined()
  expect(endOf(null, 'einen Monat')).toBeUndefined()
})

it('the last day to cancel for the end of the term is unknown without term or notice, and none if it is past', () => {
  const dayOf = (bindingEndDate: string | null | undefined, noticeDays: string) => {
    const day = lastNoticeDay(bindingEndDate, noticeDays, now)
    return day && formatApiDate(day)
  }
  expect(dayOf('18.06.2027', '30')).toBe('19.05.2027')
  expect(dayOf('18.06.2027', '0')).toBe('18.06.2027')
  // The clocks change in between.
  expect(dayOf('31.03.2027', '31')).toBe('28.02.2027')
  expect(dayOf('20.12.2026', '30')).toBe('20.11.2026')
  expect(dayOf('19.12.2026', '30')).toBeUndefined()
  expect(dayOf('18.06.2027', '')).toBeUndefined()
  expect(dayOf('18.06.2027', 'einen Monat')).toBeUndefined()
  expect(dayOf(null, '30')).toBeUndefined()
  expect(dayOf(undefined, '30')).toBeUndefined()
  expect(dayOf('Ende 2027', '30')).toBeUndefined()
})
