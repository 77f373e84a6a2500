import { expect, test } from 'vitest'
import { looks } from '../../src/brands/looks'

const { first, second } = looks

test('the brands differ in more than colours: shape, type, density, header', () => {
  expect(first.radii).not.toEqual(second.radii)
  expect(first.type).not.toEqual(second.type)
  expect(first.density).not.toBe(second.density)
  expect(first.bar).not.toBe(second.bar)
  expect(first.cardShadow).not.toBe(second.cardShadow)
})
