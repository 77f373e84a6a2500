import { assign, emit, setup } from 'xstate'

/** The inactivity limit and the warning time before its end, in seconds. */
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
  description: 'The portal ends the session of an inactive customer, if the deployment sets a limit.',
  context: ({ input }) => ({ limit: input?.limit ?? 900, notice: input?.notice ?? 60, secondsLeft: 0 }),
  initial: 'watching',
  on: {
    'time.endElsewhere': {
      target: '.expired',
      description: 'Another tab detects that the time has expired.',
      actions: 'announceEnd',
      meta: { requirements: ['S3'] },
    },
  },
  states: {
    watching: {
      description: 'The customer is active in this tab or in another one.',
      on: {
        'clock.read': [
          {
            guard: {
              type: 'timeHasExpiredDuringRequest',
              params: ({ event }) => event,
            },
            target: 'finishing',
            description: 'The time expires while the computer sleeps, and a request is still pending.',
          },
          {
            guard: {
              type: 'timeHasExpired',
              params: ({ event }) => event,
            },
            target: 'expired',
            description: 'The time expires while the computer sleeps, so the session ends when it wakes.',
            actions: 'announceEnd',
            meta: { requirements: ['S3'] },
          },
          {
            guard: { type: 'expiryIsNear', params: ({ event }) => event },
            target: 'warning',
            description: 'The end of the session is near.',
            actions: {
              type: 'storeTimeLeft',
              params: ({ event }) => event,
            },
          },
        ],
      },
    },
    warning: {
      description: 'A modal counts down to the end of the session, and only its buttons count as activity.',
      on: {
        'customer.stay': {
          target: 'watching',
          description: 'The customer stays signed in, and the time starts again.',
        },
        'clock.read': [
          {
            guard: {
              type: 'timeHasExpiredDuringRequest',
              params: ({ event }) => event,
            },
            target: 'finishing',
            description: 'The time expires while a request is pending.',
          },
          {
            guard: {
              type: 'timeHasExpired',
              params: ({ event }) => event,
            },
            target: 'expired',
            description: 'The customer does not respond, so the session ends.',
            actions: 'announceEnd',
            meta: { requirements: ['S3'] },
          },
          {
            guard: { type: 'expiryIsNear', params: ({ event }) => event },
            description: 'The countdown continues.',
            actions: {
              type: 'storeTimeLeft',
              params: ({ event }) => event,
            },
          },
          { target: 'watching', description: 'The customer stays signed in through another tab.' },
        ],
      },
    },
    finishing: {
      description:
        'The time has expired, and the portal waits for the pending request because it might move money.',
      on: {
        'clock.read': {
          guard: {
            type: 'noRequestIsPending',
            params: ({ event }) => event,
          },
          target: 'expired',
          description: 'No request is pending, so the session ends.',
          actions: 'announceEnd',
          meta: { requirements: ['S3'] },
        },
      },
    },
    expired: { description: 'The session has ended.', type: 'final' },
  },
})
