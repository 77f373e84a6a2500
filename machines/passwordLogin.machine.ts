import { assign, emit, fromPromise, setup } from 'xstate'

type Messages = { username?: string; password?: string }
type Accepted = { token: string; username?: string | undefined }
export type CredentialsChecked =
  | ({ outcome: 'accepted' } & Accepted)
  | { outcome: 'refused'; messages: Messages }

export const passwordLoginMachine = setup({
  types: {
    context: {} as { messages: Messages },
    events: {} as { type: 'credentials.submit'; username: string; password: string },
    emitted: {} as
      | { type: 'token.received'; token?: string; username?: string | undefined }
      | { type: 'call.failed' },
    tags: {} as 'busy',
    meta: {} as { ports: { checkCredentials: 'changes' } } | { requirements: string[] },
  },
  actors: {
    checkCredentials: fromPromise<CredentialsChecked, { username: string; password: string }>(() => {
      throw new Error('checkCredentials must be provided')
    }),
  },
  actions: {
    storeMessages: assign({
      messages: (_, answer: CredentialsChecked | undefined) =>
        answer?.outcome === 'refused' ? answer.messages : {},
    }),
    clearMessages: assign({ messages: {} }),
    announceFailure: emit({ type: 'call.failed' }),
    announceToken: emit((_, answer: CredentialsChecked | undefined) =>
      answer?.outcome === 'accepted'
        ? { type: 'token.received', token: answer.token, username: answer.username }
        : { type: 'token.received' },
    ),
  },
  guards: {
    credentialsAreCorrect: (_, answer: CredentialsChecked) => answer.outcome === 'accepted',
  },
}).createMachine({
  id: 'passwordLogin',
  description: 'The customer signs in with a username and a password.',
  meta: { ports: { checkCredentials: 'changes' } },
  context: () => ({ messages: {} }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The customer enters username and password, and the form shows errors below the fields.',
      on: {
        'credentials.submit': {
          target: 'checking',
          description: 'The customer signs in.',
          meta: { requirements: ['L1', 'L5'] },
        },
      },
    },
    checking: {
      description: 'The provider checks username and password.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'checkCredentials',
        src: 'checkCredentials',
        input: ({ event }) => ({ username: event.username?.trim(), password: event.password?.trim() }),
        onDone: [
          {
            guard: { type: 'credentialsAreCorrect', params: ({ event }) => event.output },
            target: 'accepted',
            description: 'The provider returns a token.',
            actions: {
              type: 'announceToken',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['L5', 'S1'] },
          },
          {
            target: 'entering',
            description: 'The provider refuses, and the form shows its first message below each field.',
            actions: {
              type: 'storeMessages',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['L5'] },
          },
        ],
        onError: {
          target: 'entering',
          description:
            'The request fails, or there is no answer within 45 seconds, and the form keeps the input.',
          actions: 'announceFailure',
        },
      },
    },
    accepted: { type: 'final', description: 'The customer is signed in.' },
  },
})
