import { expect, it, vi } from 'vitest'
import { memo } from '../../src/ui/system/memo'

it('works out once what is asked for again, by what it is and not by which object', () => {
  const work = vi.fn((...styles: unknown[]) => ({ of: JSON.stringify(styles) }))
  const remembered = memo(work)
  const first = remembered({ color: 'ink', _hover: { color: 'muted' } })
  expect(remembered({ color: 'ink', _hover: { color: 'muted' } })).toBe(first)
  expect(work).toHaveBeenCalledTimes(1)
})

it.each([
  [['1'], [1]],
  [
    ['color', 'ink'],
    ['color', 'muted'],
  ],
  [['color'], [['color']]],
  [[{ base: '1' }], [{ base: '1', lg: '2' }]],
  [[{ a: {} }, {}], [{ a: {} }]],
])('keeps %j and %j apart', (one, other) => {
  const remembered = memo((...args: unknown[]) => ({ args }))
  expect(remembered(...one)).not.toBe(remembered(...other))
})

it('does not grow without end', () => {
  const work = vi.fn((value: string) => value)
  const remembered = memo(work)
  for (let index = 0; index <= 1_000; index++) remembered(String(index))
  remembered('0')
  expect(work).toHaveBeenCalledTimes(1_002)
})
