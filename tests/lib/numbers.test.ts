import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../../src/domain/money'
import { languageTag } from '../../src/lib/languageTag'
import { formatNumber } from '../../src/lib/numbers'

/** Amounts as providers send them, numbers between them, and what no provider should send. */
const numbers = fc.oneof(
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.double(),
)
// That something was rounded down to nothing, or that nothing is negative, Intl says by a sign.
const isNothing = (value: number) => Object.is(value, -0) || (value < 0 && value > -0.005)

test.each(['de', 'sr'] as const)('%s: numbers and amounts are written as Intl writes them', (locale) => {
  const tag = languageTag[locale]
  const quantity = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' })
  fc.assert(
    fc.property(numbers, (value) => {
      fc.pre(!isNothing(value))
      expect(formatNumber(value, locale)).toBe(quantity.format(value))
      expect(formatMoney(value, locale)).toBe(money.format(value))
    }),
    // Rounded to a number of hundredths, and then to a whole one, these would be a hundredth too many.
    { numRuns: 3_000, examples: [[1234567.0049999999], [17314958568281.404]] },
  )
})
