import { describe, expect, it } from 'vitest'
import { catalogue } from '../../page/catalogue.data'
import { addressOf, arrowIdAt, type Place, placeAt, placeOf } from '../../page/place'
import { knownPlace } from '../../page/unknownNames'

describe('X3: the address of the flows page', () => {
  it.each<[string, Place]>([
    ['#/', { mode: 'read' }],
    ['#/?mode=live', { mode: 'live' }],
    ['#/tariff/missingFunds', { mode: 'read', flow: 'tariff', state: 'missingFunds' }],
    ['#/topUp/asking.ready?mode=replay', { mode: 'replay', flow: 'topUp', state: 'asking.ready' }],
    ['#/tariff?requirement=T3', { mode: 'read', flow: 'tariff', requirement: 'T3' }],
    ['#/tariff?path=3', { mode: 'read', flow: 'tariff', path: 3 }],
  ])('%s is read and written', (address, place) => {
    expect(placeAt(address)).toEqual(place)
    expect(addressOf(place)).toBe(address)
  })

  it('keeps every state and arrow of every flow', () => {
    for (const { id } of catalogue.transitions) {
      const place = { mode: 'read' as const, ...placeOf(id) }
      expect(arrowIdAt(placeAt(addressOf(place)))).toBe(id)
      expect(knownPlace(placeAt(addressOf(place)), catalogue).problem).toBe('')
    }
  })

  it.each([
    ['#/tarif', 'There is no flow “tarif”', { flow: 'session' }],
    ['#/tariff/gone', 'has no state “gone”', { flow: 'tariff' }],
    ['#/tariff/loading?arrow=gone%200', 'No arrow “gone 0”', { state: 'loading' }],
    ['#/tariff?requirement=Z9', 'no requirement “Z9”', { flow: 'tariff' }],
    ['#/tariff?path=999', 'no golden path 999', { flow: 'tariff' }],
    ['#/%E0%A4%A', 'There is no flow', { flow: 'session' }],
  ])('%s names what is not there, which is said', (address, words, place) => {
    const { known, problem } = knownPlace(placeAt(address), catalogue)
    expect(problem).toContain(words)
    expect(known).toMatchObject(place)
    expect(knownPlace(known, catalogue).problem).toBe('')
  })
})
