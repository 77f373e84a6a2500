import { expect, it } from 'vitest'
import { addsTo } from './helpfulPackage'

const home = { name: 'Extra 5 GB', descriptionItems: [{ title: '5 GB', subtitle: 'in Österreich' }] }
const serbian = { name: 'Extra', descriptionItems: [{ title: '5 GB', subtitle: 'u Austriji' }] }
const texts = { name: 'SMS 100', descriptionItems: [{ title: '100 SMS' }] }
const wordless = { name: 'Extra 5 GB', descriptionItems: [] }

it.each([
  [home, { name: 'Daten Österreich', unit: 'GB' }, true],
  [home, { name: 'Daten EU', unit: 'GB' }, false],
  [home, { name: 'Minuten Österreich', unit: 'min' }, false],
  [home, { name: 'Daten', unit: 'GB' }, false],
  [home, { name: '5', unit: 'GB' }, false],
  [serbian, { name: 'Internet Austrija', unit: 'GB' }, true],
  [texts, { name: 'SMS', unit: 'SMS' }, true],
  [texts, { name: 'SMS', unit: null }, false],
  [wordless, { name: 'Daten Österreich', unit: 'GB' }, false],
])('M2: the package %j adds to %j: %j', (offer, allowance, helps) => {
  expect(addsTo(offer, allowance)).toBe(helps)
})
