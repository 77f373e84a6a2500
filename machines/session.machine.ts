import { assign, emit, fromPromise, setup } from 'xstate'
import type { User } from '../src/api/types'

export const sessionMachine = setup({
  types: {
    input: {} as { token: string | null; phone: string | null },
    context: {} as { token: string | null; phone: string | null; user: User },
    events: {} as
      | { type: 'token.receive'; token: string }
      | { type: 'token.refused' }
      | { type: 'user.receive'; user: User }
      | { type: 'load.retry' }
      | { type: 'logout.request' }
      | { type: 'logout.confirm' }
      | { type: 'logout.cancel' }
      | { type: 'session.endElsewhere' },
    emitted: {} as
      | { type: 'session.opened'; token: string }
      | { type: 'session.loaded'; user: User; phone: string | null }
      | { type: 'session.closed'; reason: 'logout' | 'refused' | 'elsewhere' }
      | { type: 'call.failed' },
  },
  actors: {
    loadUser: fromPromise<User, { phone: string | null }>(() => {
      throw new Error('loadUser must be provided')
    }),
  },
  actions: {
    rememberToken: assign({ token: (_, params: { token: string }) => params.token }),
    rememberUser: assign({ user: (_, params: { user: User }) => params.user }),
    forgetEverything: assign({ token: null, phone: null, user: {} }),
    announceOpened: emit(({ context }) => ({ type: 'session.opened', token: context.token ?? '' })),
    announceLoaded: emit(({ context: { user, phone } }) => ({ type: 'session.loaded', user, phone })),
    announceLogout: emit({ type: 'session.closed', reason: 'logout' }),
    announceRefusal: emit({ type: 'session.closed', reason: 'refused' }),
    announceEndElsewhere: emit({ type: 'session.closed', reason: 'elsewhere' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    tokenIsStored: ({ context }) => context.token !== null,
  },
}).createMachine({
  id: 'session',
  description: 'Who is at the portal: nobody, somebody whose data is on its way, or a signed-in customer.',
  context: ({ input }) => ({ token: input?.token ?? null, phone: input?.phone ?? null, user: {} }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The portal has just been opened and looks for a stored token.',
      always: [
        {
          guard: 'tokenIsStored',
          target: 'present',
          description: 'A token of an earlier visit is there: the customer is signed in without being asked.',
          meta: { requirements: ['S2'] },
        },
        { target: 'signedOut', description: 'Nobody is signed in.', meta: { requirements: ['F2'] } },
      ],
    },
    signedOut: {
      description: 'Nobody is signed in; only the open pages and the login can be seen.',
      meta: { requirements: ['F2'] },
      on: {
        'token.receive': {
          target: 'present',
          description: 'The login succeeded and handed over a token.',
          actions: [
            { type: 'rememberToken', params: ({ event }) => ({ token: event.token ?? '' }) },
            'announceOpened',
          ],
          meta: { requirements: ['S1'] },
        },
      },
    },
    present: {
      description:
        'There is a token, until the customer logs out, the provider refuses it, or another tab ends it.',
      initial: 'loadingUser',
      on: {
        'token.refused': {
          target: 'signedOut',
          description:
            'The provider says that the token is not valid: everything of the customer is dropped.',
          actions: ['forgetEverything', 'announceRefusal'],
          meta: { requirements: ['S4'] },
        },
        'session.endElsewhere': {
          target: 'signedOut',
          description: 'The customer logged out on another tab.',
          actions: ['forgetEverything', 'announceEndElsewhere'],
          meta: { requirements: ['S3'] },
        },
      },
      states: {
        loadingUser: {
          description: 'The user and the contracts are on their way.',
          tags: ['loading'],
          invoke: {
            id: 'loadUser',
            src: 'loadUser',
            input: ({ context }) => ({ phone: context.phone }),
            onDone: {
              target: 'signedIn',
              description: 'User and contracts are known.',
              actions: [
                { type: 'rememberUser', params: ({ event }) => ({ user: event.output ?? {} }) },
                'announceLoaded',
              ],
              meta: { requirements: ['S1', 'S2'] },
            },
            onError: {
              target: 'unreachable',
              description: 'No usable answer. A failing network logs nobody out.',
              actions: 'announceFailure',
            },
          },
        },
        unreachable: {
          description: 'Says that the data could not be loaded, and offers another try.',
          tags: ['failed'],
          on: {
            'load.retry': { target: 'loadingUser', description: 'The customer tries again.' },
            'logout.confirm': {
              target: '#session.signedOut',
              description: 'The customer gives up and leaves.',
              actions: ['forgetEverything', 'announceLogout'],
            },
          },
        },
        signedIn: {
          description: 'The customer uses the portal.',
          initial: 'browsing',
          on: {
            'user.receive': {
              description: 'A call brought newer data of the customer, such as the balance.',
              actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.user ?? {} }) },
            },
          },
          states: {
            browsing: {
              description: 'The customer looks at the screens.',
              on: {
                'logout.request': {
                  target: 'confirmingLogout',
                  description: 'The customer wants to log out.',
                },
              },
            },
            confirmingLogout: {
              description: 'A modal asks whether the customer really wants to log out.',
              on: {
                'logout.cancel': { target: 'browsing', description: 'The customer stays.' },
                'logout.confirm': {
                  target: '#session.signedOut',
                  description: 'The customer confirms: session and stored data are cleared.',
                  actions: ['forgetEverything', 'announceLogout'],
                  meta: { requirements: ['S3'] },
                },
              },
            },
          },
        },
      },
    },
  },
})
