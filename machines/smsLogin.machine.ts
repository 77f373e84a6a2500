import { assign, emit, fromPromise, setup } from 'xstate'

export type CodeSent = { outcome: 'sent' | 'refused'; userId?: string; message?: string }
export type CodeVerified = { outcome: 'verified' | 'refused'; token?: string; message?: string }

export const smsLoginMachine = setup({
  types: {
    context: {} as { phone: string; userId: string; message: string | null },
    events: {} as
      | { type: 'phone.submit'; phone: string }
      | { type: 'phone.change' }
      | { type: 'code.submit'; code: string }
      | { type: 'code.resend' }
      | { type: 'login.reset' },
    emitted: {} as
      | { type: 'code.sent' }
      | { type: 'token.received'; token: string }
      | { type: 'call.failed' },
    tags: {} as 'phoneStep' | 'codeStep' | 'busy',
  },
  actors: {
    sendCode: fromPromise<CodeSent, { phone: string }>(() => {
      throw new Error('sendCode must be provided')
    }),
    verifyCode: fromPromise<CodeVerified, { userId: string; code: string }>(() => {
      throw new Error('verifyCode must be provided')
    }),
  },
  actions: {
    storePhone: assign({ phone: (_, params: { phone: string }) => params.phone.trim() }),
    storeUserId: assign({ userId: (_, params: { userId: string }) => params.userId }),
    storeMessage: assign({ message: (_, params: { message: string }) => params.message }),
    clearMessage: assign({ message: null }),
    clearSentCode: assign({ userId: '', message: null }),
    announceCodeSent: emit({ type: 'code.sent' }),
    announceFailure: emit({ type: 'call.failed' }),
    announceToken: emit((_, params: { token: string }) => ({ type: 'token.received', token: params.token })),
  },
  guards: {
    codeWasSent: (_, answer: CodeSent | undefined) => answer?.outcome === 'sent',
    codeIsCorrect: (_, answer: CodeVerified | undefined) => answer?.outcome === 'verified',
  },
  delays: { changeTimeout: 45_000, resendPause: 30_000 },
}).createMachine({
  id: 'smsLogin',
  description: 'Signing in by phone number: the number first, then the code that came by SMS.',
  meta: { ports: { sendCode: 'changes', verifyCode: 'changes' } },
  context: () => ({ phone: '', userId: '', message: null }),
  initial: 'enteringPhone',
  on: {
    'login.reset': {
      target: '.enteringPhone',
      description: 'The customer turned to the other way of signing in; a code on its way is forgotten.',
      actions: 'clearSentCode',
      meta: { requirements: ['L4'] },
    },
  },
  states: {
    enteringPhone: {
      description:
        'Waits for the phone number, with the message of the provider under the field if it refused.',
      tags: ['phoneStep'],
      on: {
        'phone.submit': {
          target: 'requestingCode',
          description: 'The customer asks for a code.',
          actions: { type: 'storePhone', params: ({ event }) => ({ phone: event.phone ?? '' }) },
          meta: { requirements: ['L1', 'L2'] },
        },
      },
    },
    requestingCode: {
      description: 'The provider is asked to send an SMS.',
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
            description: 'The code is on its way to the phone.',
            actions: [
              { type: 'storeUserId', params: ({ event }) => ({ userId: event.output?.userId ?? '' }) },
              'announceCodeSent',
            ],
            meta: { requirements: ['L2'] },
          },
          {
            target: 'enteringPhone',
            description: 'Unknown number or trouble at the provider: its message stands under the field.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => ({ message: event.output?.message ?? '' }),
            },
            meta: { requirements: ['L2'] },
          },
        ],
        onError: {
          target: 'enteringPhone',
          description: 'No usable answer; the number stays, and the customer may ask once more.',
          actions: 'announceFailure',
        },
      },
      after: {
        changeTimeout: {
          target: 'enteringPhone',
          description: 'No answer within 45 seconds; the number stays, and the customer may ask once more.',
          actions: 'announceFailure',
        },
      },
    },
    enteringCode: {
      description: 'Waits for the code, with the message of the provider under the field if it refused.',
      tags: ['codeStep'],
      initial: 'resendPaused',
      on: {
        'code.submit': {
          target: 'verifyingCode',
          description: 'The customer enters the code.',
          meta: { requirements: ['L3'] },
        },
        'phone.change': {
          target: 'enteringPhone',
          description: 'The customer mistyped the number and goes back.',
          actions: 'clearSentCode',
        },
      },
      states: {
        resendPaused: {
          description: 'The SMS is on its way: another code cannot be asked for yet, and the button says so.',
          after: {
            resendPause: { target: 'resendable', description: 'The pause of 30 seconds is over.' },
          },
        },
        resendable: {
          description: 'If no SMS has come, another code can be asked for.',
          on: {
            'code.resend': {
              target: '#smsLogin.resendingCode',
              description: 'No SMS came: the customer asks for another.',
              meta: { requirements: ['L2'] },
            },
          },
        },
        unchanged: {
          type: 'history',
          description: 'A code that was wrong changes nothing about the next SMS; a pause begins anew.',
        },
      },
    },
    resendingCode: {
      description:
        'The provider is asked to send another SMS; the code step stays, for the first may still come.',
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
            description: 'Another code is on its way to the phone.',
            actions: [
              { type: 'storeUserId', params: ({ event }) => ({ userId: event.output?.userId ?? '' }) },
              'announceCodeSent',
            ],
            meta: { requirements: ['L2'] },
          },
          {
            target: 'enteringCode.resendable',
            description:
              'Refused: the message of the provider stands under the field; the code that came before may be used.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => ({ message: event.output?.message ?? '' }),
            },
            meta: { requirements: ['L2'] },
          },
        ],
        onError: {
          target: 'enteringCode.resendPaused',
          description: 'No usable answer: an SMS may be on its way, or not. The code step stays.',
          actions: 'announceFailure',
        },
      },
      after: {
        changeTimeout: {
          target: 'enteringCode.resendPaused',
          description: 'No answer within 45 seconds: an SMS may be on its way, or not. The code step stays.',
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
          code: event.type === 'code.submit' ? (event.code ?? '').trim() : '',
        }),
        onDone: [
          {
            guard: { type: 'codeIsCorrect', params: ({ event }) => event.output },
            target: 'verified',
            description: 'The code was right; the provider hands over a token.',
            actions: { type: 'announceToken', params: ({ event }) => ({ token: event.output?.token ?? '' }) },
            meta: { requirements: ['L3', 'S1'] },
          },
          {
            target: 'enteringCode.unchanged',
            description: 'The code was wrong: the message of the provider stands under the field.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => ({ message: event.output?.message ?? '' }),
            },
            meta: { requirements: ['L3'] },
          },
        ],
        onError: {
          target: 'enteringCode.unchanged',
          description: 'No usable answer; the code stays, and the customer may send it once more.',
          actions: 'announceFailure',
        },
      },
      after: {
        changeTimeout: {
          target: 'enteringCode.unchanged',
          description: 'No answer within 45 seconds; the code stays, and the customer may send it once more.',
          actions: 'announceFailure',
        },
      },
    },
    verified: { type: 'final', description: 'Signed in; the session takes over.' },
  },
})
