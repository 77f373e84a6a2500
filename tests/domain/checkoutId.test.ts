import { expect, it } from 'vitest'
import { readCheckoutId } from '../../src/domain/checkoutId'

it('P6: reads the id of a prepared payment', () => {
  expect(readCheckoutId('?checkoutId=0A1b.c-d_e')).toBe('0A1b.c-d_e')
})

it.each([
  '',
  '?checkoutId=',
  '?checkoutId=ABC.x&checkoutId=DEF.x',
  '?checkoutId=..%2F..%2Fevil',
  '?checkoutId=https:%2F%2Fevil.example',
  '?checkoutId=ABC%26x=1',
  `?checkoutId=${'A'.repeat(201)}`,
])('P6: finds no payment in %j', (query) => {
  expect(readCheckoutId(query)).toBeNull()
})
