import { assign, emit, fromPromise, setup } from 'xstate'

type Complaint = { problem: 'usernameMissing' | 'refused'; message: string }
export type ResetRequested = { outcome: 'sent' | 'refused'; message?: string }

export const forgotPasswordMachine = setup({
  types: {
    context: {} as { complaint: Complaint | null },
    events: {} as { type: 'username.submit'; username: string },
    emitted: {} as { type: 'call.failed' },
  },
  actors: {
    requestReset: fromPromise<ResetRequested, { username: string }>(() => {
      throw new Error('requestReset must be provided')
    }),
  },
  actions: {
    rememberComplaint: assign({ complaint: (_, params: Complaint) => params }),
    forgetComplaint: assign({ complaint: null }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    usernameIsMissing: (_, params: { username: string }) => params.username.trim() === '',
    emailWasSent: (_, params: { outcome: string | undefined }) => params.outcome === 'sent',
    reasonWasGiven: (_, params: { message: string | undefined }) => Boolean(params.message),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'Asking for an e-mail with a link by which a new password can be set.',
  context: () => ({ complaint: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The form waits for a user name.',
      initial: 'asking',
      on: {
        'username.submit': [
          {
            guard: { type: 'usernameIsMissing', params: ({ event }) => ({ username: event.username ?? '' }) },
            target: '.asking',
            description: 'Nothing was entered: the customer is told, the provider is not asked.',
            actions: { type: 'rememberComplaint', params: { problem: 'usernameMissing', message: '' } },
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
        asking: { description: 'Nothing is on its way yet; a complaint stands under the field.' },
        requested: {
          description: 'Says to look into the e-mails; the form stays, in case none comes.',
          meta: { requirements: ['L6'] },
        },
      },
    },
    requesting: {
      description: 'The provider is asked for the e-mail, once; the button is locked until it answers.',
      tags: ['busy'],
      entry: 'forgetComplaint',
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ event }) => ({
          username: event.type === 'username.submit' ? (event.username ?? '').trim() : '',
        }),
        onDone: [
          {
            guard: { type: 'emailWasSent', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'ready.requested',
            description: 'The e-mail is on its way.',
            meta: { requirements: ['L6'] },
          },
          {
            guard: { type: 'reasonWasGiven', params: ({ event }) => ({ message: event.output?.message }) },
            target: 'ready.asking',
            description: 'Refused: the reason stands under the field.',
            actions: {
              type: 'rememberComplaint',
              params: ({ event }) => ({ problem: 'refused', message: event.output?.message ?? '' }),
            },
          },
          {
            target: 'ready.asking',
            description: 'Refused without a reason.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'ready.asking',
          description: 'No usable answer; what was typed stays, and the customer may try again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
  },
})
