import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemAmountOf } from '../../src/domain/itemAmount'
import { tariffFitOf } from '../../src/domain/tariffFit'

const judge = (items: string[], use: string[], isWhole = true) =>
  tariffFitOf(items.map(itemAmountOf), {
    amounts: use.map(itemAmountOf).filter((amount) => amount !== undefined),
    isWhole,
  })

test.each([
  [['2000 Minuten', '40 GB'], ['920 Minuten', '16 GB'], 'covers'],
  [['1000 Minuten', '15 GB'], ['920 Minuten', '16 GB'], 'justBelow'],
  [['500 Minuten', '5 GB'], ['920 Minuten', '16 GB'], 'below'],
  // The scarcest counts.
  [['9000 Minuten', '5 GB'], ['920 Minuten', '16 GB'], 'below'],
  [['16 GB'], ['16 GB'], 'covers'],
  [['17 GB'], ['20 GB'], 'justBelow'],
  [['16,99 GB'], ['20 GB'], 'below'],
  [['5 GB', '1000 Minuten'], ['5 GB'], 'covers'],
  [['5 GB'], ['0 GB'], 'covers'],
  [['0 GB'], ['0 GB'], 'covers'],
])('%j for a use of %j: %s', (items, use, judgement) => {
  expect(judge(items, use)).toBe(judgement)
})

test.each([
  ['an item has no number', ['15 GB', 'Unlimitierte Minuten'], ['16 GB']],
  ['what is used is no item', ['15 GB'], ['920 Minuten']],
  ['what is used is an item of another unit', ['15 GB in der EU'], ['16 GB']],
  ['two items may be meant', ['15 GB', '5 GB'], ['16 GB']],
  ['there are no items', [], ['16 GB']],
])('no judgement where %s', (_, items, use) => {
  expect(judge(items, use)).toBeUndefined()
})

test('no judgement where no use is known', () => {
  expect(tariffFitOf([{ number: 15, unit: 'GB' }], undefined)).toBeUndefined()
})

test.each([
  ['16 GB', undefined],
  ['15 GB', undefined],
  ['5 GB', 'below'],
])('with a part of the use unknown, %s for 16 GB: %s', (item, judgement) => {
  expect(judge([item, '500 Minuten'], ['16 GB'], false)).toBe(judgement)
})

test('more in a tariff is never judged worse, more use never better', () => {
  const order = ['below', 'justBelow', 'covers']
  const amount = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(amount, amount, amount, (held, used, more) => {
      const rank = (number: number, use: number) =>
        order.indexOf(judge([`${number} GB`], [`${use} GB`]) ?? '')
      expect(rank(held, used)).toBeGreaterThanOrEqual(0)
      expect(rank(held + more, used)).toBeGreaterThanOrEqual(rank(held, used))
      expect(rank(held, used + more)).toBeLessThanOrEqual(rank(held, used))
    }),
  )
})
