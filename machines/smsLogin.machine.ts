import { assign, emit, fromPromise, setup } from 'xstate'

export type CodeSent = { outcome: 'sent'; userId: string } | { outcome: 'refused'; message: string }
/** A code from before a reload, and the milliseconds since the provider sent it. */
type SentCode = { phone: string; userId: string; age: number }
export type CodeVerified = { outcome: 'verified'; token: string } | { outcome: 'refused'; message: string }

export const smsLoginMachine = setup({
  types: {
    context: {} as {
      phone: string
      userId: string
      message: string | null
      /** Milliseconds until the customer can request another code. */
      pause: number
    },
    events: {} as
      | ({ type: 'code.restore' } & SentCode)
      | { type: 'phone.submit'; phone: string }
      | { type: 'phone.change' }
      | { type: 'code.submit'; code: string }
      | { type: 'code.resend' }
      | { type: 'login.reset' },
    emitted: {} as
      | { type: 'code.sent' }
      | { type: 'token.received'; token?: string; username?: undefined }
      | { type: 'call.failed' },
    tags: {} as 'phoneStep' | 'codeStep' | 'busy',
    meta: {} as { ports: { sendCode: 'changes'; verifyCode: 'changes' } } | { requirements: string[] },
  },
  actors: {
    sendCode: fromPromise<CodeSent, { phone: string }>(() => {
      throw new Error('sendCode must be provided')
    }),
    verifyCode: fromPromise<CodeVerified, { userId: string; code?: string }>(() => {
      throw new Error('verifyCode must be provided')
    }),
  },
  actions: {
    storePhone: assign({ phone: (_, params: { phone: string }) => params.phone?.trim() }),
    storeUserId: assign({
      userId: (_, answer: CodeSent | undefined) => (answer?.outcome === 'sent' ? answer.userId : ''),
    }),
    storeMessage: assign({
      message: (_, answer: CodeSent | CodeVerified | undefined) =>
        answer?.outcome === 'refused' ? answer.message : null,
    }),
    clearMessage: assign({ message: null }),
    restoreCode: assign((_, { phone, userId }: SentCode) => ({ phone, userId })),
    shortenPause: assign({ pause: ({ context }, { age }: SentCode) => context.pause - age }),
    resetPause: assign({ pause: 30_000 }),
    clearSentCode: assign({ userId: '', message: null }),
    announceCodeSent: emit({ type: 'code.sent' }),
    announceFailure: emit({ type: 'call.failed' }),
    announceToken: emit((_, answer: CodeVerified | undefined) =>
      answer?.outcome === 'verified'
        ? { type: 'token.received', token: answer.token }
        : { type: 'token.received' },
    ),
  },
  guards: {
    codeWasSent: (_, answer: CodeSent) => answer.outcome === 'sent',
    // A customer who has entered a number wants another code.
    pauseIsLeft: ({ context }, { age }: SentCode) => context.phone === '' && age >= 0 && age < context.pause,
    codeMayStillWork: ({ context }, { age }: SentCode) => context.phone === '' && age >= 0 && age < 600_000,
    codeIsCorrect: (_, answer: CodeVerified) => answer.outcome === 'verified',
  },
  delays: { resendPause: ({ context }) => context.pause },
}).createMachine({
  id: 'smsLogin',
  description: 'The customer signs in with a phone number and a code from an SMS.',
  meta: { ports: { sendCode: 'changes', verifyCode: 'changes' } },
  context: () => ({ phone: '', userId: '', message: null, pause: 30_000 }),
  initial: 'enteringPhone',
  on: {
    'login.reset': {
      target: '.enteringPhone',
      description: 'The customer switches to the password login, so the portal discards the requested code.',
      actions: 'clearSentCode',
      meta: { requirements: ['L4'] },
    },
  },
  states: {
    enteringPhone: {
      description: 'The customer enters the phone number, and the form shows errors below the field.',
      tags: ['phoneStep'],
      on: {
        'phone.submit': {
          target: 'requestingCode',
          description: 'The customer requests a code.',
          actions: { type: 'storePhone', params: ({ event }) => event },
          meta: { requirements: ['L1', 'L2'] },
        },
        'code.restore': [
          {
            guard: { type: 'pauseIsLeft', params: ({ event }) => event },
            target: 'enteringCode.resendPaused',
            description:
              'The customer reloaded the page, so the portal asks for the code that it has just sent.',
            actions: [
              { type: 'restoreCode', params: ({ event }) => event },
              { type: 'shortenPause', params: ({ event }) => event },
            ],
            meta: { requirements: ['L2'] },
          },
          {
            guard: { type: 'codeMayStillWork', params: ({ event }) => event },
            target: 'enteringCode.resendable',
            description:
              'The code is less than ten minutes old, and the customer can also request another one.',
            actions: { type: 'restoreCode', params: ({ event }) => event },
            meta: { requirements: ['L2'] },
          },
        ],
      },
    },
    requestingCode: {
      description: 'The portal requests an SMS with a code.',
      tags: ['phoneStep', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: [
          {
            guard: { type: 'codeWasSent', params: ({ event }) => event.output },
            target: 'enteringCode',
            description: 'The provider sends the code.',
            actions: [{ type: 'storeUserId', params: ({ event }) => event.output }, 'announceCodeSent'],
            meta: { requirements: ['L2'] },
          },
          {
            target: 'enteringPhone',
            description: 'The provider refuses, and the form shows its message below the field.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['L2'] },
          },
        ],
        onError: {
          target: 'enteringPhone',
          description:
            'The request fails, or there is no answer within 45 seconds, and the form keeps the phone number.',
          actions: 'announceFailure',
        },
      },
    },
    enteringCode: {
      description: 'The customer enters the code, and the form shows errors below the field.',
      tags: ['codeStep'],
      initial: 'resendPaused',
      on: {
        'code.submit': {
          target: 'verifyingCode',
          description: 'The customer submits the code.',
          meta: { requirements: ['L3'] },
        },
        'phone.change': {
          target: 'enteringPhone',
          description: 'The customer returns to correct the phone number.',
          actions: 'clearSentCode',
        },
      },
      states: {
        resendPaused: {
          description: 'The button for another code is locked for 30 seconds.',
          exit: 'resetPause',
          after: {
            resendPause: { target: 'resendable', description: 'The 30 seconds are over.' },
          },
        },
        resendable: {
          description: 'The customer can request another code.',
          on: {
            'code.resend': {
              target: '#smsLogin.resendingCode',
              description: 'The customer requests another code.',
              meta: { requirements: ['L2'] },
            },
          },
        },
        unchanged: {
          type: 'history',
          description: 'The form returns to its previous state, and a 30-second pause restarts.',
        },
      },
    },
    resendingCode: {
      description: 'The portal requests another SMS, and the code form stays open.',
      tags: ['codeStep', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'resendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: [
          {
            guard: { type: 'codeWasSent', params: ({ event }) => event.output },
            target: 'enteringCode.resendPaused',
            description: 'The provider sends another code.',
            actions: [{ type: 'storeUserId', params: ({ event }) => event.output }, 'announceCodeSent'],
            meta: { requirements: ['L2'] },
          },
          {
            target: 'enteringCode.resendable',
            description:
              'The provider refuses, the form shows its message, and the previous code may still work.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['L2'] },
          },
        ],
        onError: {
          target: 'enteringCode.resendPaused',
          description:
            'The request fails, or there is no answer within 45 seconds, so an SMS may still arrive, and the code form stays open.',
          actions: 'announceFailure',
        },
      },
    },
    verifyingCode: {
      description: 'The provider checks the code.',
      tags: ['codeStep', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context, event }) => ({
          userId: context.userId,
          code: event.type === 'code.submit' ? event.code?.trim() : undefined,
        }),
        onDone: [
          {
            guard: { type: 'codeIsCorrect', params: ({ event }) => event.output },
            target: 'verified',
            description: 'The code is correct, and the provider returns a token.',
            actions: { type: 'announceToken', params: ({ event }) => event.output },
            meta: { requirements: ['L3', 'S1'] },
          },
          {
            target: 'enteringCode.unchanged',
            description: 'The code is wrong, and the form shows the message of the provider below the field.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['L3'] },
          },
        ],
        onError: {
          target: 'enteringCode.unchanged',
          description:
            'The request fails, or there is no answer within 45 seconds, and the form keeps the code.',
          actions: 'announceFailure',
        },
      },
    },
    verified: { type: 'final', description: 'The customer is signed in.' },
  },
})
