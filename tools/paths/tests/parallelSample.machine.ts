import { assign, setup } from 'xstate'

/** The other sample: parallel regions, two timers, eventless transitions, a final state, no port. */
export const parallelSampleMachine = setup({
  types: {
    context: {} as { calls: number },
    events: {} as { type: 'button.press' } | { type: 'door.block' },
  },
  actions: { countCall: assign({ calls: ({ context }) => context.calls + 1 }) },
  guards: { callsAreTooMany: ({ context }) => context.calls >= 3 },
  delays: { doorTime: 5_000, lightTime: 12_000 },
}).createMachine({
  id: 'parallelSample',
  description: 'A lift with a door and a light.',
  context: () => ({ calls: 0 }),
  type: 'parallel',
  states: {
    door: {
      description: 'The door of the lift.',
      initial: 'shut',
      states: {
        shut: {
          description: 'Nobody gets in.',
          meta: { requirements: ['X4'] },
          always: { guard: 'callsAreTooMany', target: 'worn', description: 'It was opened too often.' },
          on: { 'button.press': { target: 'open', description: 'Somebody calls.', actions: 'countCall' } },
        },
        open: {
          description: 'Somebody may get in.',
          after: { doorTime: { target: 'shut', description: 'Shuts by itself.' } },
          on: { 'door.block': { target: 'open', reenter: true, description: 'Waits once more.' } },
        },
        worn: { type: 'final', description: 'Out of order.' },
      },
    },
    light: {
      description: 'The light in the lift.',
      initial: 'dark',
      states: {
        dark: {
          description: 'The lift waits.',
          on: { 'button.press': { target: 'lit', description: 'Somebody calls.' } },
        },
        lit: {
          description: 'Somebody is there.',
          after: { lightTime: { target: 'dark', description: 'Saves power.' } },
        },
      },
    },
  },
})
