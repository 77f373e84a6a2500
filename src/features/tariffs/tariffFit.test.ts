import { expect, it } from 'vitest'
import { itemAmountOf } from '../../domain/itemAmount'
import { tariffFitOf } from './tariffFit'

const judge = (items: string[], use: string[], isComplete = true) =>
  tariffFitOf(items.map(itemAmountOf), {
    amounts: use.map(itemAmountOf).filter((amount) => amount !== undefined),
    isComplete,
  })

it.each<[items: string[], use: string[], fit: string | undefined, isComplete?: boolean]>([
  [['2000 Minuten', '40 GB'], ['920 Minuten', '16 GB'], 'covers'],
  [['1000 Minuten', '15 GB'], ['920 Minuten', '16 GB'], 'justBelow'],
  [['500 Minuten', '5 GB'], ['920 Minuten', '16 GB'], 'below'],
  // The scarcest counts.
  [['9000 Minuten', '5 GB'], ['920 Minuten', '16 GB'], 'below'],
  [['16 GB'], ['16 GB'], 'covers'],
  [['15,99 GB'], ['16 GB'], 'justBelow'],
  [['17 GB'], ['20 GB'], 'justBelow'],
  [['16,99 GB'], ['20 GB'], 'below'],
  [['5 GB', '1000 Minuten'], ['5 GB'], 'covers'],
  [['0 GB'], ['0 GB'], 'covers'],
  // An item without a number, a use without an item, another unit, two items that fit, no item.
  [['15 GB', 'Unlimitierte Minuten'], ['16 GB'], undefined],
  [['15 GB in der EU'], ['16 GB'], undefined],
  [['15 GB', '5 GB'], ['16 GB'], undefined],
  [[], ['16 GB'], undefined],
  // If part of the use is unknown, only too little is certain.
  [['15 GB', '500 Minuten'], ['16 GB'], undefined, false],
  [['5 GB', '500 Minuten'], ['16 GB'], 'below', false],
])('T1: whether a tariff of %j covers a usage of %j: %s', (items, use, fit, isComplete) =>
  expect(judge(items, use, isComplete)).toBe(fit),
)

it('T1: the fit is unknown if the usage is unknown', () => {
  expect(tariffFitOf([{ number: 15, unit: 'GB' }], undefined)).toBeUndefined()
})
