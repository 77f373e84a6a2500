import { assign, setup } from 'xstate'

/** Takes a phone number, and knows that it has it: the least that a flow of the portal is. */
export const floorMachine = setup({
  types: { context: {} as { phone: string }, events: {} as { type: 'phone.submit'; phone: string } },
  actions: { rememberPhone: assign({ phone: (_, params: { phone: string }) => params.phone }) },
}).createMachine({
  id: 'floor',
  context: { phone: '' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'phone.submit': {
          target: 'asked',
          actions: { type: 'rememberPhone', params: ({ event }) => ({ phone: event.phone }) },
        },
      },
    },
    asked: {},
  },
})
