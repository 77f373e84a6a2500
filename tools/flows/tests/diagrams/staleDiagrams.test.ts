import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleDiagrams } from '../../diagrams/stale'

const path = (stem: string) => `machines/diagrams/${stem}.svg`

test('X2: drawings that are stale, missing or superfluous are refused, each by its name', () => {
  const current = readFileSync(path('query'), 'utf8')
  const complaints = staleDiagrams(
    new Map([
      [path('query'), current],
      [path('tariff'), 'drawn otherwise'],
      [path('parcel'), 'drawn for the first time'],
    ]),
  )
  expect(complaints).toContain(`${path('tariff')} is not what its machine gives today`)
  expect(complaints).toContain(`${path('parcel')} is missing`)
  expect(complaints).toContain(`${path('session')} belongs to no machine`)
  expect(complaints.filter((complaint) => complaint.includes('query.svg'))).toEqual([])
})
