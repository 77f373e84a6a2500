import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readGolden } from '../golden'
import { eventLabel, ignoresName, pathTitle, shortWayName } from '../names'

const stems = readdirSync('tests/paths/golden').map((file) => file.replace('.json', ''))

describe('X4: the names of paths', () => {
  test.each(stems)('of %s are short, and no two of them alike', (stem) => {
    const titles = readGolden(stem).paths.map(pathTitle)
    expect(titles.filter((title) => title.length > 100)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })

  const steps = [
    { label: 'coin.insert(50)', value: 'choosing' },
    { label: 'drink.choose(tea)', value: 'brewing' },
    { label: 'done(brewDrink: an empty cup)', value: 'jammed' },
  ]

  test.each([
    [99, 'choosing → coin.insert(50) → drink.choose(tea) → brewing → brewDrink: an empty cup → jammed'],
    [80, '… → choosing → drink.choose(tea) → brewing → brewDrink: an empty cup → jammed'],
    [50, '… → brewing → brewDrink: an empty cup → jammed'],
    [40, '… → brewDrink: an empty cup → jammed'],
    [12, '… → jammed'],
    [6, '… → b…'],
  ])('keep within %i characters the end of a way', (room, name) => {
    expect(shortWayName('choosing', steps, room)).toBe(name)
  })

  test('count what is ignored where it would be a long list', () => {
    expect(ignoresName(['coin.insert(50)'])).toBe(' ignores coin.insert(50)')
    expect(ignoresName(['coin.insert(50)', 'drink.choose(tea)', 'failure.dismiss'])).toBe(' ignores 3 events')
  })

  test('name an answer by its case', () => {
    const type = 'xstate.done.actor.brewDrink'
    expect(eventLabel({ type, output: { cupIsFull: true }, case: 'a full cup' })).toBe(
      'done(brewDrink: a full cup)',
    )
  })
})
