import { expect, it } from 'vitest'
import { earliestEnd } from '../../src/domain/earliestEnd'
import { formatWireDate } from '../../src/lib/dates'

const now = new Date(2026, 10, 20, 10)
const endOf = (bindingEndDate: string | null | undefined, noticeDays: string) => {
  const end = earliestEnd(bindingEndDate, noticeDays, now)
  return end && formatWireDate(end)
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
