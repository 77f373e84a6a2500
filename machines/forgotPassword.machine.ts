import { assign, emit, fromPromise, setup } from 'xstate'

export type UsernameErrors = { username: 'missing' | 'refused' | null }
export type ResetRequested =
  | { outcome: 'sent' }
  /** With the reasons, as texts of the provider. */
  | { outcome: 'refused'; reasons: string[] }

export const forgotPasswordMachine = setup({
  types: {
    context: {} as { fieldErrors: UsernameErrors; reasons: string[] },
    events: {} as { type: 'username.submit'; username: string },
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'busy',
    meta: {} as { ports: { requestReset: 'changes' } } | { requirements: string[] },
  },
  actors: {
    requestReset: fromPromise<ResetRequested, { username: string }>(() => {
      throw new Error('requestReset must be provided')
    }),
  },
  actions: {
    storeMissingUsername: assign({ fieldErrors: { username: 'missing' }, reasons: [] }),
    storeReasons: assign((_, answer: ResetRequested | undefined) => ({
      fieldErrors: { username: 'refused' as const },
      reasons: answer?.outcome === 'refused' ? answer.reasons : [],
    })),
    clearFieldErrors: assign({ fieldErrors: { username: null }, reasons: [] }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    usernameIsMissing: (_, { username }: { username: string }) => !username?.trim(),
    emailWasSent: (_, answer: ResetRequested) => answer.outcome === 'sent',
    reasonWasGiven: (_, answer: ResetRequested) => answer.outcome === 'refused' && answer.reasons.length > 0,
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'The customer requests an e-mail with a link to set a new password.',
  meta: { ports: { requestReset: 'changes' } },
  context: () => ({ fieldErrors: { username: null }, reasons: [] }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The form asks for a username.',
      initial: 'entering',
      on: {
        'username.submit': [
          {
            guard: { type: 'usernameIsMissing', params: ({ event }) => event },
            target: '.entering',
            description: 'The username is empty, so the form shows an error and the portal sends nothing.',
            actions: 'storeMissingUsername',
            meta: { requirements: ['L6'] },
          },
          {
            target: 'requesting',
            description: 'The customer requests the e-mail.',
            meta: { requirements: ['L6'] },
          },
        ],
      },
      states: {
        entering: {
          description: 'The customer enters the username, and the form shows errors below the field.',
        },
        requested: {
          description: 'The page says to check the e-mails, and the form stays available.',
          meta: { requirements: ['L6'] },
        },
      },
    },
    requesting: {
      description: 'The portal requests the e-mail once and locks the button.',
      tags: ['busy'],
      entry: 'clearFieldErrors',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ event }) => ({ username: event.username?.trim() }),
        onDone: [
          {
            guard: { type: 'emailWasSent', params: ({ event }) => event.output },
            target: 'ready.requested',
            description: 'The provider sends the e-mail.',
            meta: { requirements: ['L6'] },
          },
          {
            guard: { type: 'reasonWasGiven', params: ({ event }) => event.output },
            target: 'ready.entering',
            description: 'The provider refuses, and the form shows the reason below the field.',
            actions: {
              type: 'storeReasons',
              params: ({ event }) => event.output,
            },
          },
          {
            target: 'ready.entering',
            description: 'The provider refuses without a reason.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'ready.entering',
          description:
            'The request fails, or there is no answer within 45 seconds, and the form keeps the input.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
  },
})
