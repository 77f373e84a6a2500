import { assign, emit, setup } from 'xstate'

/** In seconds: how long the customer may do nothing, and how long before the end of it she is told. */
type Limits = { limit: number; notice: number }
type IdleTime = { idleSeconds: number }

export const inactivityMachine = setup({
  types: {
    input: {} as Limits | undefined,
    context: {} as Limits & { secondsLeft: number },
    events: {} as
      | { type: 'clock.read'; idleSeconds: number; hasPendingRequest: boolean }
      | { type: 'customer.stay' }
      | { type: 'time.endElsewhere' },
    emitted: {} as { type: 'time.ended' },
  },
  actions: {
    storeTimeLeft: assign({
      secondsLeft: ({ context }, { idleSeconds }: IdleTime) => context.limit - idleSeconds,
    }),
    announceEnd: emit({ type: 'time.ended' }),
  },
  guards: {
    timeHasExpired: ({ context }, { idleSeconds }: IdleTime) => idleSeconds >= context.limit,
    timeHasExpiredDuringRequest: ({ context }, now: IdleTime & { hasPendingRequest: boolean }) =>
      now.hasPendingRequest && now.idleSeconds >= context.limit,
    expiryIsNear: ({ context }, { idleSeconds }: IdleTime) => idleSeconds >= context.limit - context.notice,
    noRequestIsPending: (_, { hasPendingRequest }: { hasPendingRequest: boolean }) => !hasPendingRequest,
  },
}).createMachine({
  id: 'inactivity',
  description:
    'Where a deployment sets a limit: whether the customer still uses the portal, and the end of her session when she does not. The clock is read each second and compared, for timers stand still while a computer sleeps.',
  context: ({ input }) => ({ limit: input?.limit ?? 900, notice: input?.notice ?? 60, secondsLeft: 0 }),
  initial: 'watching',
  on: {
    'time.endElsewhere': {
      target: '.expired',
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
              type: 'timeHasExpiredDuringRequest',
              params: ({ event }) => ({
                idleSeconds: event.idleSeconds ?? 0,
                hasPendingRequest: event.hasPendingRequest ?? false,
              }),
            },
            target: 'finishing',
            description: 'The computer slept past the end, and a call waits for its answer.',
          },
          {
            guard: {
              type: 'timeHasExpired',
              params: ({ event }) => ({ idleSeconds: event.idleSeconds ?? 0 }),
            },
            target: 'expired',
            description: 'The computer slept past the end: the session ends as soon as it wakes.',
            actions: 'announceEnd',
            meta: { requirements: ['S3'] },
          },
          {
            guard: { type: 'expiryIsNear', params: ({ event }) => ({ idleSeconds: event.idleSeconds ?? 0 }) },
            target: 'warning',
            description: 'The end is near.',
            actions: {
              type: 'storeTimeLeft',
              params: ({ event }) => ({ idleSeconds: event.idleSeconds ?? 0 }),
            },
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
              type: 'timeHasExpiredDuringRequest',
              params: ({ event }) => ({
                idleSeconds: event.idleSeconds ?? 0,
                hasPendingRequest: event.hasPendingRequest ?? false,
              }),
            },
            target: 'finishing',
            description: 'The time is over, but a call waits for its answer.',
          },
          {
            guard: {
              type: 'timeHasExpired',
              params: ({ event }) => ({ idleSeconds: event.idleSeconds ?? 0 }),
            },
            target: 'expired',
            description: 'The customer has not said that she stays: her session ends.',
            actions: 'announceEnd',
            meta: { requirements: ['S3'] },
          },
          {
            guard: { type: 'expiryIsNear', params: ({ event }) => ({ idleSeconds: event.idleSeconds ?? 0 }) },
            description: 'A second less is left.',
            actions: {
              type: 'storeTimeLeft',
              params: ({ event }) => ({ idleSeconds: event.idleSeconds ?? 0 }),
            },
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
            type: 'noRequestIsPending',
            params: ({ event }) => ({ hasPendingRequest: event.hasPendingRequest ?? false }),
          },
          target: 'expired',
          description: 'The answer is there: the session ends.',
          actions: 'announceEnd',
          meta: { requirements: ['S3'] },
        },
      },
    },
    expired: { description: 'The session has ended.', type: 'final' },
  },
})
