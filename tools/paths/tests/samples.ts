import { alphabetOf } from '../alphabetOf'
import { parallelSampleMachine } from './parallelSample.machine'
import { sampleMachine } from './sample.machine'

export const sample = alphabetOf(sampleMachine, {
  starts: { empty: { coins: 0 }, withCoins: { coins: 150 } },
  events: [
    { type: 'coin.insert', cents: 50 },
    { type: 'coin.insert', cents: 100 },
    { type: 'drink.choose', name: 'tea', price: 150 },
    { type: 'failure.dismiss' },
  ],
  outcomes: {
    brewDrink: {
      outputs: { 'a full cup': { cupIsFull: true }, 'an empty cup': { cupIsFull: false } },
      errors: [{ message: 'no water' }],
    },
  },
})

export const parallelSample = alphabetOf(parallelSampleMachine, {
  starts: { new: undefined },
  events: [{ type: 'button.press' }, { type: 'door.block' }],
  outcomes: {},
})
