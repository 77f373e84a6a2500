import { alphabetOf } from '../alphabet'
import { freeze } from '../freeze'
import { changed } from '../mutants'
import { sampleMachine } from './sample.machine'

export const sample = alphabetOf(sampleMachine, {
  starts: { empty: { coins: 0 }, withCoins: { coins: 150 } },
  events: [
    { type: 'coin.insert', cents: 50 },
    { type: 'coin.insert', cents: 100 },
    { type: 'drink.choose', name: 'tea', price: 150 },
    { type: 'failure.dismiss' },
  ],
  outcomes: { brewDrink: { 'a full cup': { cupIsFull: true }, 'an empty cup': { cupIsFull: false } } },
})

export const golden = freeze(sample)

/** The sample with another value at one place of its configuration. */
export const sampleWith = (path: string, value: unknown) => changed(sample.machine, path.split('/'), value)

/** The first path with such an event. */
export function pathBy(type: string) {
  const path = golden.paths.find(({ steps }) => steps.some(({ event }) => event.type.startsWith(type)))
  if (!path) throw new Error(`no path has ${type}`)
  return path
}
