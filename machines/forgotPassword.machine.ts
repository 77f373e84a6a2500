import { assign, emit, fromPromise, setup } from 'xstate'

export type UsernameFaults = { username: 'missing' | 'refused' | null }
export type ResetRequested = {
  outcome: 'sent' | 'refused'
  /** Why it was refused, in the words of the provider. */
  reasons?: string[]
}

export const forgotPasswordMachine = setup({
  types: {
    context: {} as { faults: UsernameFaults; reasons: string[] },
    events: {} as { type: 'username.submit'; username: string },
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'busy',
  },
  actors: {
    requestReset: fromPromise<ResetRequested, { username: string }>(() => {
      throw new Error('requestReset must be provided')
    }),
  },
  actions: {
    storeMissingUsername: assign({ faults: { username: 'missing' }, reasons: [] }),
    storeReasons: assign((_, { reasons }: { reasons: string[] }) => ({
      faults: { username: 'refused' as const },
      reasons,
    })),
    clearFaults: assign({ faults: { username: null }, reasons: [] }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    usernameIsMissing: (_, params: { username: string }) => params.username.trim() === '',
    emailWasSent: (_, answer: ResetRequested | undefined) => answer?.outcome === 'sent',
    reasonWasGiven: (_, answer: ResetRequested | undefined) => Boolean(answer?.reasons?.length),
  },
  delays: { changeTimeout: 45_000 },
}).createMachine({
  id: 'forgotPassword',
  description: 'Asking for an e-mail with a link by which a new password can be set.',
  meta: { ports: { requestReset: 'changes' } },
  context: () => ({ faults: { username: null }, reasons: [] }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The form waits for a user name.',
      initial: 'entering',
      on: {
        'username.submit': [
          {
            guard: { type: 'usernameIsMissing', params: ({ event }) => ({ username: event.username ?? '' }) },
            target: '.entering',
            description: 'Nothing was entered: the customer is told, the provider is not asked.',
            actions: 'storeMissingUsername',
            meta: { requirements: ['L6'] },
          },
          {
            target: 'requesting',
            description: 'The customer asks for the e-mail.',
            meta: { requirements: ['L6'] },
          },
        ],
      },
      states: {
        entering: { description: 'Nothing is on its way yet; what is wrong stands under the field.' },
        requested: {
          description: 'Says to look into the e-mails; the form stays, in case none comes.',
          meta: { requirements: ['L6'] },
        },
      },
    },
    requesting: {
      description: 'The provider is asked for the e-mail, once; the button is locked until it answers.',
      tags: ['busy'],
      entry: 'clearFaults',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ event }) => ({
          username: event.type === 'username.submit' ? (event.username ?? '').trim() : '',
        }),
        onDone: [
          {
            guard: { type: 'emailWasSent', params: ({ event }) => event.output },
            target: 'ready.requested',
            description: 'The e-mail is on its way.',
            meta: { requirements: ['L6'] },
          },
          {
            guard: { type: 'reasonWasGiven', params: ({ event }) => event.output },
            target: 'ready.entering',
            description: 'Refused: the reason stands under the field.',
            actions: {
              type: 'storeReasons',
              params: ({ event }) => ({ reasons: event.output?.reasons ?? [] }),
            },
          },
          {
            target: 'ready.entering',
            description: 'Refused without a reason.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'ready.entering',
          description: 'No usable answer; what was typed stays, and the customer may try again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        changeTimeout: {
          target: 'ready.entering',
          description: 'No answer within 45 seconds; what was typed stays, and the customer may try again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
  },
})
