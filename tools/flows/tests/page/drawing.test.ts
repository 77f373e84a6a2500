import { expect, it } from 'vitest'
import { neighbour } from '../../page/drawing/neighbour'
import { LARGEST, SMALLEST, scaleOf, scrollFor, stepFrom } from '../../page/drawing/zoom'

const drawing = { width: 1200, height: 2400 }

it('X3: a drawing fits the width or the whole of its frame, and is never drawn larger for it', () => {
  expect(scaleOf('width', drawing, { width: 600, height: 600 })).toBe(0.5)
  expect(scaleOf('whole', drawing, { width: 600, height: 600 })).toBe(0.25)
  expect(scaleOf('whole', drawing, { width: 5000, height: 5000 })).toBe(1)
  expect(scaleOf(9, drawing, drawing)).toBe(LARGEST)
})

it('X3: steps lead from any scale to the next, and stop at the ends', () => {
  expect(stepFrom(1, 1)).toBe(1.25)
  expect(stepFrom(0.9, -1)).toBe(0.8)
  expect(stepFrom(LARGEST, 1)).toBe(LARGEST)
  expect(stepFrom(SMALLEST, -1)).toBe(SMALLEST)
})

it('X3: the point under the pointer stays where it is', () => {
  // 100 of the drawing have gone by, the pointer is at 50: twice as large, its point is at 300.
  expect(scrollFor(100, 50, 2)).toBe(250)
})

it('X3: an arrow key leads to the next state in its direction', () => {
  const from = { x: 0, y: 0 }
  const below = { x: 10, y: 100 }
  const aside = { x: 300, y: 90 }
  expect(neighbour(from, [aside, below], 'ArrowDown')).toBe(below)
  expect(neighbour(from, [below, aside], 'ArrowRight')).toBe(aside)
  expect(neighbour(from, [below, aside], 'ArrowUp')).toBeUndefined()
})
