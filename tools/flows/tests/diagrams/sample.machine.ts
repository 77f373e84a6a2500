import { assign, emit, fromPromise, setup } from 'xstate'

/** A small machine whose edits the comparison names: one port, guards, a payload, emitted events, a delay. */
export const sampleMachine = setup({
  types: {
    input: {} as { coins: number },
    context: {} as { coins: number; drink: string | null },
    events: {} as
      | { type: 'coin.insert'; cents: number }
      | { type: 'drink.choose'; name: string; price: number }
      | { type: 'failure.dismiss' },
    emitted: {} as { type: 'drink.served'; name: string | null },
  },
  actors: {
    brewDrink: fromPromise<{ cupIsFull: boolean }, { name: string | null }>(() => {
      throw new Error('brewDrink must be provided')
    }),
  },
  actions: {
    addCoin: assign({ coins: ({ context }, params: { cents: number }) => context.coins + params.cents }),
    takePrice: assign({
      coins: ({ context }, params: { name: string; price: number }) => context.coins - params.price,
      drink: (_, params) => params.name,
    }),
    announceServed: emit(({ context }) => ({ type: 'drink.served', name: context.drink })),
    forgetDrink: assign({ drink: null }),
  },
  guards: {
    coinFits: ({ context }, params: { cents: number }) => context.coins + params.cents <= 200,
    coinsCoverPrice: ({ context }, params: { price: number }) => context.coins >= params.price,
    cupIsFull: (_, params: { cupIsFull: boolean }) => params.cupIsFull,
  },
  delays: { brewingLimit: 30_000 },
}).createMachine({
  id: 'sample',
  description: 'A machine that sells hot drinks.',
  meta: { ports: { brewDrink: 'changes' } },
  context: ({ input }) => ({ coins: input?.coins ?? 0, drink: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Takes coins and waits for the choice of a drink.',
      meta: { requirements: ['X4'] },
      on: {
        'coin.insert': {
          guard: { type: 'coinFits', params: ({ event }) => ({ cents: event.cents ?? 0 }) },
          description: 'A coin that still fits is kept.',
          actions: { type: 'addCoin', params: ({ event }) => ({ cents: event.cents ?? 0 }) },
        },
        'drink.choose': {
          guard: { type: 'coinsCoverPrice', params: ({ event }) => ({ price: event.price ?? 0 }) },
          target: 'brewing',
          description: 'The coins are enough.',
          actions: {
            type: 'takePrice',
            params: ({ event }) => ({ name: event.name ?? '', price: event.price ?? 0 }),
          },
        },
      },
    },
    brewing: {
      description: 'The drink is being made.',
      tags: ['busy'],
      invoke: {
        id: 'brewDrink',
        src: 'brewDrink',
        input: ({ context }) => ({ name: context.drink }),
        onDone: [
          {
            guard: {
              type: 'cupIsFull',
              params: ({ event }) => ({ cupIsFull: event.output?.cupIsFull ?? false }),
            },
            target: 'choosing',
            description: 'The cup is full.',
            actions: ['announceServed', 'forgetDrink'],
          },
          { target: 'jammed', description: 'The cup stayed empty.' },
        ],
        onError: { target: 'jammed', description: 'The brewer broke.' },
      },
      after: { brewingLimit: { target: 'jammed', description: 'It takes too long.' } },
    },
    jammed: {
      description: 'Says that no drink can be made.',
      tags: ['failed'],
      on: {
        'failure.dismiss': { target: 'choosing', description: 'Somebody shakes it.', actions: 'forgetDrink' },
      },
    },
  },
})
