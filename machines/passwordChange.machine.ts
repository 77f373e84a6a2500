import { assign, emit, fromPromise, setup } from 'xstate'

/** Whose password is set: of the account, of the TV contract, or of whoever was sent a link. */
export type PasswordOwner = 'account' | 'tv' | 'link'
type Pair = { password: string; repetition: string }
export type PasswordFaults = {
  password: 'missing' | 'refused' | null
  repetition: 'missing' | 'different' | null
}
export type PasswordSaved = {
  outcome: 'changed' | 'invalid' | 'linkRefused' | 'refused'
  /** Why the password is invalid, in the words of the provider. */
  reasons?: string[]
}

export const passwordChangeMachine = setup({
  types: {
    input: {} as { owner: PasswordOwner },
    context: {} as { owner: PasswordOwner; faults: PasswordFaults; reasons: string[] },
    events: {} as { type: 'passwords.submit' } & Pair,
    emitted: {} as
      | { type: 'password.submitted' }
      | { type: 'password.changed'; owner: PasswordOwner }
      | { type: 'change.succeeded' }
      | { type: 'link.refused' }
      | { type: 'call.failed' },
    tags: {} as 'busy' | 'unanswered',
  },
  actors: {
    savePassword: fromPromise<PasswordSaved, { password: string }>(() => {
      throw new Error('savePassword must be provided')
    }),
  },
  actions: {
    storeFaults: assign((_, { password, repetition }: Pair) => ({
      faults: {
        password: password.trim() === '' ? ('missing' as const) : null,
        repetition:
          repetition.trim() === ''
            ? ('missing' as const)
            : password.trim() !== '' && password.trim() !== repetition.trim()
              ? ('different' as const)
              : null,
      },
      reasons: [],
    })),
    storeReasons: assign((_, { reasons }: { reasons: string[] }) => ({
      faults: { password: 'refused' as const, repetition: null },
      reasons,
    })),
    clearFaults: assign({ faults: { password: null, repetition: null }, reasons: [] }),
    announceSubmitted: emit({ type: 'password.submitted' }),
    announceChanged: emit(({ context }) => ({ type: 'password.changed', owner: context.owner })),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceLinkRefused: emit({ type: 'link.refused' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    aFieldIsEmpty: (_, { password, repetition }: Pair) => password.trim() === '' || repetition.trim() === '',
    passwordsDiffer: (_, { password, repetition }: Pair) => password.trim() !== repetition.trim(),
    passwordWasChanged: (_, answer: PasswordSaved | undefined) => answer?.outcome === 'changed',
    passwordIsInvalid: (_, answer: PasswordSaved | undefined) => answer?.outcome === 'invalid',
    linkWasRefused: (_, answer: PasswordSaved | undefined) => answer?.outcome === 'linkRefused',
  },
  delays: { changeTimeout: 45_000 },
}).createMachine({
  id: 'passwordChange',
  description: 'Setting a new password: of the account, of the TV contract, or by the link of an e-mail.',
  meta: { ports: { savePassword: 'changes' } },
  context: ({ input }) => ({
    owner: input?.owner ?? 'account',
    faults: { password: null, repetition: null },
    reasons: [],
  }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The form waits for the new password and its repetition.',
      initial: 'entering',
      on: {
        'passwords.submit': [
          {
            guard: {
              type: 'aFieldIsEmpty',
              params: ({ event }) => ({ password: event.password ?? '', repetition: event.repetition ?? '' }),
            },
            target: '.entering',
            description: 'A field is empty, or holds nothing but blanks: the provider is not asked.',
            actions: {
              type: 'storeFaults',
              params: ({ event }) => ({ password: event.password ?? '', repetition: event.repetition ?? '' }),
            },
            meta: { requirements: ['L8'] },
          },
          {
            guard: {
              type: 'passwordsDiffer',
              params: ({ event }) => ({ password: event.password ?? '', repetition: event.repetition ?? '' }),
            },
            target: '.entering',
            description: 'The two are not the same, blanks around them aside: the provider is not asked.',
            actions: {
              type: 'storeFaults',
              params: ({ event }) => ({ password: event.password ?? '', repetition: event.repetition ?? '' }),
            },
            meta: { requirements: ['L8'] },
          },
          {
            target: 'saving',
            description: 'The customer wants this password.',
            actions: 'announceSubmitted',
            meta: { requirements: ['L8'] },
          },
        ],
      },
      states: {
        entering: { description: 'Nothing is changed yet; what is wrong stands under its field.' },
        changed: {
          description:
            'The new password holds. Whoever came by a link goes to the start page; else another change may follow.',
        },
        unanswered: {
          description:
            'Says above the form that no answer came, and to try the new password before setting one again.',
          tags: ['unanswered'],
        },
      },
    },
    saving: {
      description: 'The provider sets the password. Asked once; the button is locked until it answers.',
      tags: ['busy'],
      entry: 'clearFaults',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => ({
          password: event.type === 'passwords.submit' ? (event.password ?? '').trim() : '',
        }),
        onDone: [
          {
            guard: { type: 'passwordWasChanged', params: ({ event }) => event.output },
            target: 'ready.changed',
            description: 'The provider set the password.',
            actions: ['announceSuccess', 'announceChanged'],
            meta: { requirements: ['A6', 'L7', 'T10', 'E1'] },
          },
          {
            guard: { type: 'passwordIsInvalid', params: ({ event }) => event.output },
            target: 'ready.entering',
            description: 'The password breaks rules of the provider, which are named under the field.',
            actions: {
              type: 'storeReasons',
              params: ({ event }) => ({ reasons: event.output?.reasons ?? [] }),
            },
            meta: { requirements: ['L8', 'T10'] },
          },
          {
            guard: { type: 'linkWasRefused', params: ({ event }) => event.output },
            target: 'linkExpired',
            description: 'The link of the e-mail was used meanwhile, or has expired.',
            actions: 'announceLinkRefused',
            meta: { requirements: ['L7'] },
          },
          {
            target: 'ready.entering',
            description: 'Refused without a reason.',
            actions: 'announceFailure',
            meta: { requirements: ['L8', 'E1'] },
          },
        ],
        onError: {
          target: 'ready.unanswered',
          description: 'No usable answer: the new password may hold, or not.',
        },
      },
      after: {
        changeTimeout: {
          target: 'ready.unanswered',
          description: 'No answer within 45 seconds: the new password may hold, or not.',
        },
      },
    },
    linkExpired: {
      type: 'final',
      description:
        'Nothing can be set by this link any more: the customer is told and goes to the start page.',
    },
  },
})
