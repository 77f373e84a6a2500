import { expect, it } from 'vitest'
import { waitOf } from './waitOf'

const now = Date.UTC(2026, 10, 20, 9, 0, 0)

it.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'Retry-After': '90' }, 90_000],
  ['a date', { 'Retry-After': 'Fri, 20 Nov 2026 09:02:00 GMT' }, 120_000],
  [
    'a date by the clock of the server',
    { 'Retry-After': 'Fri, 20 Nov 2026 10:02:00 GMT', Date: 'Fri, 20 Nov 2026 10:00:00 GMT' },
    120_000,
  ],
  ['an hour', { 'Retry-After': '3600' }, 3_600_000],
  ['more than an hour', { 'Retry-After': '3601' }, undefined],
  ['no time', { 'Retry-After': '0' }, undefined],
  ['a past date', { 'Retry-After': 'Fri, 20 Nov 2026 08:00:00 GMT' }, undefined],
  ['another text', { 'Retry-After': 'soon' }, undefined],
  ['nothing', {}, undefined],
])('L2: Retry-After with %s', (_, headers, wait) => {
  expect(waitOf(new Headers(headers), now)).toBe(wait)
})
