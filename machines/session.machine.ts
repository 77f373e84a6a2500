import {
  type ActorLogic,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyStateMachine,
  assign,
  type EmittedFrom,
  type EventFromLogic,
  emit,
  type InputFrom,
  type SnapshotFrom,
  setup,
} from 'xstate'
import type { accountMachine } from './account.machine'
import type { supportMachine } from './support.machine'

type InitialContract = NonNullable<InputFrom<typeof accountMachine>['initialContract']>

/** A flow of its own as an actor; like a port, src/flows provides it. */
const childFlow = <Machine extends AnyStateMachine>(
  name: string,
): ActorLogic<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  InputFrom<Machine>,
  ActorSystem<ActorSystemInfo>,
  EmittedFrom<Machine>
> => ({
  getInitialSnapshot() {
    throw new Error(`${name} must be provided`)
  },
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
})

export const sessionMachine = setup({
  types: {
    context: {} as {
      token: string | null
      /** The user name with which the customer signed in here. */
      username: string | null
    },
    /** The session passes the initial contract on to the account. */
    events: {} as
      | { type: 'token.restore'; token: string; initialContract: InitialContract }
      | { type: 'token.receive'; token: string; username?: string | undefined }
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
    account: childFlow<typeof accountMachine>('account'),
    support: childFlow<typeof supportMachine>('support'),
  },
  actions: {
    storeToken: assign({ token: (_, params: { token: string }) => params.token }),
    storeUsername: assign({
      username: (_, params: { username?: string | undefined }) => params.username ?? null,
    }),
    clearToken: assign({ token: null, username: null }),
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
  description: 'The session starts with a token and owns all data of the customer.',
  context: () => ({ token: null, username: null }),
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'The customer is signed out and sees only the public pages and the login.',
      meta: { requirements: ['F2'] },
      on: {
        'token.restore': {
          target: 'signedIn',
          description: 'The browser has a token from an earlier visit, so the portal restores the session.',
          actions: { type: 'storeToken', params: ({ event }) => event },
          meta: { requirements: ['S2'] },
        },
        'token.receive': {
          target: 'signedIn',
          description: 'The login returns a token.',
          actions: [
            { type: 'storeToken', params: ({ event }) => event },
            { type: 'storeUsername', params: ({ event }) => event },
            { type: 'announceOpened', params: ({ event }) => event },
          ],
          meta: { requirements: ['S1'] },
        },
      },
    },
    signedIn: {
      description: 'The customer is signed in until a logout, an invalid token or inactivity.',
      initial: 'browsing',
      invoke: [
        {
          id: 'account',
          src: 'account',
          input: ({ event }) =>
            event.type === 'token.restore' ? { initialContract: event.initialContract } : {},
        },
        { id: 'support', src: 'support' },
      ],
      on: {
        'token.refused': {
          target: 'signedOut',
          description: 'The provider rejects the token, so the portal clears all customer data.',
          actions: ['clearToken', 'announceRefusal'],
          meta: { requirements: ['S4'] },
        },
        'session.endElsewhere': {
          target: 'signedOut',
          description: 'The customer logs out in another tab.',
          actions: ['clearToken', 'announceEndElsewhere'],
          meta: { requirements: ['S3'] },
        },
        'session.expire': {
          target: 'signedOut',
          description: 'The customer is inactive for longer than the deployment allows.',
          actions: ['clearToken', 'announceExpiry'],
          meta: { requirements: ['S3'] },
        },
      },
      states: {
        browsing: {
          description: 'The customer uses the portal.',
          on: {
            'logout.request': { target: 'confirmingLogout', description: 'The customer requests a logout.' },
            'session.leave': {
              target: '#session.signedOut',
              description: 'The account is slow or unavailable, and the customer logs out.',
              actions: ['clearToken', 'announceLogout'],
              meta: { requirements: ['S3'] },
            },
          },
        },
        confirmingLogout: {
          description: 'A modal asks the customer to confirm the logout.',
          on: {
            'logout.cancel': { target: 'browsing', description: 'The customer stays signed in.' },
            'logout.confirm': {
              target: '#session.signedOut',
              description: 'The customer confirms, so the portal clears the session and the stored data.',
              actions: ['clearToken', 'announceLogout'],
              meta: { requirements: ['S3'] },
            },
          },
        },
      },
    },
  },
})
