import { type AnyActorLogic, assign, emit, fromPromise, setup } from 'xstate'

/** What is known of the last visit: the contract that was current, and the kind that the address is about. */
type LastVisit = { productId: string | null; phone: string | null; kind: 'tv' | 'internet' | null }

export const sessionMachine = setup({
  types: {
    context: {} as { token: string | null },
    events: {} as
      | { type: 'token.restore'; token: string; lastVisit: LastVisit }
      | { type: 'token.receive'; token: string }
      | { type: 'token.refused' }
      | { type: 'session.leave' }
      | { type: 'logout.request' }
      | { type: 'logout.confirm' }
      | { type: 'logout.cancel' }
      | { type: 'session.endElsewhere' }
      | { type: 'session.expire' },
    emitted: {} as
      | { type: 'session.opened'; token: string }
      | { type: 'session.closed'; reason: 'logout' | 'refused' | 'elsewhere' | 'inactive' },
    children: {} as { account: 'account'; support: 'support' },
  },
  actors: {
    account: fromPromise(() => {
      throw new Error('account must be provided')
    }) as AnyActorLogic,
    support: fromPromise(() => {
      throw new Error('support must be provided')
    }) as AnyActorLogic,
  },
  actions: {
    storeToken: assign({ token: (_, params: { token: string }) => params.token }),
    clearToken: assign({ token: null }),
    announceOpened: emit((_, params: { token: string }) => ({
      type: 'session.opened' as const,
      token: params.token,
    })),
    announceLogout: emit({ type: 'session.closed', reason: 'logout' }),
    announceRefusal: emit({ type: 'session.closed', reason: 'refused' }),
    announceEndElsewhere: emit({ type: 'session.closed', reason: 'elsewhere' }),
    announceExpiry: emit({ type: 'session.closed', reason: 'inactive' }),
  },
}).createMachine({
  id: 'session',
  description:
    'Whether somebody is signed in. All that the portal knows of the customer lives in children of the session, and goes with it.',
  context: () => ({ token: null }),
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'Nobody is signed in; only the open pages and the login can be seen.',
      meta: { requirements: ['F2'] },
      on: {
        'token.restore': {
          target: 'signedIn',
          description: 'A token of an earlier visit is there: the customer is signed in without being asked.',
          actions: { type: 'storeToken', params: ({ event }) => ({ token: event.token ?? '' }) },
          meta: { requirements: ['S2'] },
        },
        'token.receive': {
          target: 'signedIn',
          description: 'The login succeeded and handed over a token.',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.token ?? '' }) },
            { type: 'announceOpened', params: ({ event }) => ({ token: event.token ?? '' }) },
          ],
          meta: { requirements: ['S1'] },
        },
      },
    },
    signedIn: {
      description:
        'There is a token, until the customer logs out, the provider refuses it, another tab ends it, or nobody has used the portal for as long as the deployment allows.',
      initial: 'browsing',
      invoke: [
        {
          id: 'account',
          src: 'account',
          input: ({ event }: { event: { lastVisit?: LastVisit } }) => ({
            lastVisit: event.lastVisit ?? { productId: null, phone: null, kind: null },
          }),
        },
        { id: 'support', src: 'support' },
      ],
      on: {
        'token.refused': {
          target: 'signedOut',
          description:
            'The provider says that the token is not valid: everything of the customer is dropped.',
          actions: ['clearToken', 'announceRefusal'],
          meta: { requirements: ['S4'] },
        },
        'session.endElsewhere': {
          target: 'signedOut',
          description: 'The customer logged out on another tab.',
          actions: ['clearToken', 'announceEndElsewhere'],
          meta: { requirements: ['S3'] },
        },
        'session.expire': {
          target: 'signedOut',
          description: 'The customer has not used the portal for longer than the deployment allows.',
          actions: ['clearToken', 'announceExpiry'],
          meta: { requirements: ['S3'] },
        },
      },
      states: {
        browsing: {
          description: 'The customer uses the portal.',
          on: {
            'logout.request': { target: 'confirmingLogout', description: 'The customer wants to log out.' },
            'session.leave': {
              target: '#session.signedOut',
              description: 'The account does not come, or is slow to come, and the customer gives up.',
              actions: ['clearToken', 'announceLogout'],
              meta: { requirements: ['S3'] },
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
              actions: ['clearToken', 'announceLogout'],
              meta: { requirements: ['S3'] },
            },
          },
        },
      },
    },
  },
})
