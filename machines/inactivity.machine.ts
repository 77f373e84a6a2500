import { assign, emit, setup } from 'xstate'

/** In seconds: how long the customer may do nothing, and how long before the end of it she is told. */
type Limits = { limit: number; notice: number }
type Idle = { idle: number }

export const inactivityMachine = setup({
  types: {
    input: {} as Limits | undefined,
    context: {} as Limits & { left: number },
    events: {} as
      | { type: 'clock.read'; idle: number; isCalling: boolean }
      | { type: 'customer.stay' }
      | { type: 'time.endElsewhere' },
    emitted: {} as { type: 'time.ended' },
  },
  actions: {
    rememberTimeLeft: assign({ left: ({ context }, { idle }: Idle) => context.limit - idle }),
    announceEnd: emit({ type: 'time.ended' }),
  },
  guards: {
    timeIsOver: ({ context }, { idle }: Idle) => idle >= context.limit,
    timeIsOverInACall: ({ context }, now: Idle & { isCalling: boolean }) =>
      now.isCalling && now.idle >= context.limit,
    timeIsShort: ({ context }, { idle }: Idle) => idle >= context.limit - context.notice,
    nothingIsUnderWay: (_, { isCalling }: { isCalling: boolean }) => !isCalling,
  },
}).createMachine({
  id: 'inactivity',
  description:
    'Where a deployment sets a limit: whether the customer still uses the portal, and the end of her session when she does not. The clock is read each second and compared, for timers stand still while a computer sleeps.',
  context: ({ input }) => ({ limit: input?.limit ?? 900, notice: input?.notice ?? 60, left: 0 }),
  initial: 'watching',
  on: {
    'time.endElsewhere': {
      target: '.over',
      description: 'Another tab has found that the time is over.',
      actions: 'announceEnd',
      meta: { requirements: ['S3'] },
    },
  },
  states: {
    watching: {
      description: 'The customer uses the portal here or on another tab, or has not paused for long.',
      on: {
        'clock.read': [
          {
            guard: {
              type: 'timeIsOverInACall',
              params: ({ event }) => ({ idle: event.idle ?? 0, isCalling: event.isCalling ?? false }),
            },
            target: 'finishing',
            description: 'The computer slept past the end, and a call waits for its answer.',
          },
          {
            guard: { type: 'timeIsOver', params: ({ event }) => ({ idle: event.idle ?? 0 }) },
            target: 'over',
            description: 'The computer slept past the end: the session ends as soon as it wakes.',
            actions: 'announceEnd',
            meta: { requirements: ['S3'] },
          },
          {
            guard: { type: 'timeIsShort', params: ({ event }) => ({ idle: event.idle ?? 0 }) },
            target: 'warning',
            description: 'The end is near.',
            actions: { type: 'rememberTimeLeft', params: ({ event }) => ({ idle: event.idle ?? 0 }) },
          },
        ],
      },
    },
    warning: {
      description:
        'A modal says that the session is about to end, and counts down. What the customer does beside it does not count: she says that she stays, or logs out.',
      on: {
        'customer.stay': { target: 'watching', description: 'The customer stays; her time begins anew.' },
        'clock.read': [
          {
            guard: {
              type: 'timeIsOverInACall',
              params: ({ event }) => ({ idle: event.idle ?? 0, isCalling: event.isCalling ?? false }),
            },
            target: 'finishing',
            description: 'The time is over, but a call waits for its answer.',
          },
          {
            guard: { type: 'timeIsOver', params: ({ event }) => ({ idle: event.idle ?? 0 }) },
            target: 'over',
            description: 'The customer has not said that she stays: her session ends.',
            actions: 'announceEnd',
            meta: { requirements: ['S3'] },
          },
          {
            guard: { type: 'timeIsShort', params: ({ event }) => ({ idle: event.idle ?? 0 }) },
            description: 'A second less is left.',
            actions: { type: 'rememberTimeLeft', params: ({ event }) => ({ idle: event.idle ?? 0 }) },
          },
          { target: 'watching', description: 'The customer has said on another tab that she stays.' },
        ],
      },
    },
    finishing: {
      description:
        'The time is over, but what was asked of the provider is not cut off in its middle: it might move money. Each call has a limit of its own.',
      on: {
        'clock.read': {
          guard: {
            type: 'nothingIsUnderWay',
            params: ({ event }) => ({ isCalling: event.isCalling ?? false }),
          },
          target: 'over',
          description: 'The answer is there: the session ends.',
          actions: 'announceEnd',
          meta: { requirements: ['S3'] },
        },
      },
    },
    over: { description: 'The session has ended.', type: 'final' },
  },
})
