import { assign, emit, fromPromise, setup } from 'xstate'

/** The owner of the password: the account, the TV contract, or the receiver of a link. */
export type PasswordOwner = 'account' | 'tv' | 'link'
type Pair = { password: string; repetition: string }
export type PasswordErrors = {
  password: 'missing' | 'refused' | null
  repetition: 'missing' | 'different' | null
}
export type PasswordSaved =
  | { outcome: 'changed' | 'linkRefused' | 'refused' }
  /** With the reasons, as texts of the provider. */
  | { outcome: 'invalid'; reasons: string[] }

const fieldErrorsOf = ({ password, repetition }: Pair): PasswordErrors => {
  const [first, second] = [password?.trim(), repetition?.trim()]
  const difference = first && first !== second ? 'different' : null
  return { password: first ? null : 'missing', repetition: second ? difference : 'missing' }
}

export const passwordChangeMachine = setup({
  types: {
    input: {} as { owner: PasswordOwner },
    context: {} as { owner: PasswordOwner; fieldErrors: PasswordErrors; reasons: string[] },
    events: {} as ({ type: 'passwords.submit' } & Pair) | { type: 'passwords.begin' },
    emitted: {} as
      | { type: 'password.submitted' }
      | { type: 'password.changed'; owner: PasswordOwner }
      | { type: 'change.succeeded' }
      | { type: 'link.refused' }
      | { type: 'call.failed' },
    tags: {} as 'busy' | 'outcomeUnknown' | 'changed',
    meta: {} as { ports: { savePassword: 'changes' } } | { requirements: string[] },
  },
  actors: {
    savePassword: fromPromise<PasswordSaved, { password?: string }>(() => {
      throw new Error('savePassword must be provided')
    }),
  },
  actions: {
    storeFieldErrors: assign((_, pair: Pair) => ({ fieldErrors: fieldErrorsOf(pair), reasons: [] })),
    storeReasons: assign((_, answer: PasswordSaved | undefined) => ({
      fieldErrors: { password: 'refused' as const, repetition: null },
      reasons: answer?.outcome === 'invalid' ? answer.reasons : [],
    })),
    clearFieldErrors: assign({ fieldErrors: { password: null, repetition: null }, reasons: [] }),
    announceSubmitted: emit({ type: 'password.submitted' }),
    announceChanged: emit(({ context }) => ({ type: 'password.changed', owner: context.owner })),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceLinkRefused: emit({ type: 'link.refused' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    aFieldIsEmpty: (_, pair: Pair) => Object.values(fieldErrorsOf(pair)).includes('missing'),
    passwordsDiffer: (_, pair: Pair) => fieldErrorsOf(pair).repetition === 'different',
    passwordWasChanged: (_, answer: PasswordSaved) => answer.outcome === 'changed',
    passwordIsInvalid: (_, answer: PasswordSaved) => answer.outcome === 'invalid',
    linkWasRefused: (_, answer: PasswordSaved) => answer.outcome === 'linkRefused',
  },
}).createMachine({
  id: 'passwordChange',
  description: 'The customer sets a new password for the account or for TV, or with a link.',
  meta: { ports: { savePassword: 'changes' } },
  context: ({ input }) => ({
    owner: input?.owner,
    fieldErrors: { password: null, repetition: null },
    reasons: [],
  }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The form asks for the new password and its repetition.',
      initial: 'entering',
      on: {
        'passwords.submit': [
          {
            guard: {
              type: 'aFieldIsEmpty',
              params: ({ event }) => event,
            },
            target: '.entering',
            description:
              'A field is empty or blank, so the form shows an error and the portal sends nothing.',
            actions: {
              type: 'storeFieldErrors',
              params: ({ event }) => event,
            },
            meta: { requirements: ['L8'] },
          },
          {
            guard: {
              type: 'passwordsDiffer',
              params: ({ event }) => event,
            },
            target: '.entering',
            description: 'The two passwords differ, so the form shows an error and the portal sends nothing.',
            actions: {
              type: 'storeFieldErrors',
              params: ({ event }) => event,
            },
            meta: { requirements: ['L8'] },
          },
          {
            target: 'saving',
            description: 'The customer submits the new password.',
            actions: 'announceSubmitted',
            meta: { requirements: ['L8'] },
          },
        ],
      },
      states: {
        entering: {
          description: 'The customer enters the password, and the form shows errors below the fields.',
        },
        unanswered: {
          description: 'The form says that no confirmation came, and to try the new password first.',
          tags: ['outcomeUnknown'],
        },
      },
    },
    saving: {
      description: 'The portal saves the password once and locks the button.',
      tags: ['busy'],
      entry: 'clearFieldErrors',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => ({
          password: event.type === 'passwords.submit' ? event.password?.trim() : undefined,
        }),
        onDone: [
          {
            guard: { type: 'passwordWasChanged', params: ({ event }) => event.output },
            target: 'changed',
            description: 'The provider saves the password.',
            actions: ['announceSuccess', 'announceChanged'],
            meta: { requirements: ['A6', 'L7', 'T10', 'E1'] },
          },
          {
            guard: { type: 'passwordIsInvalid', params: ({ event }) => event.output },
            target: 'ready.entering',
            description: 'The password breaks rules of the provider, which the form shows below the field.',
            actions: {
              type: 'storeReasons',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['L8', 'T10'] },
          },
          {
            guard: { type: 'linkWasRefused', params: ({ event }) => event.output },
            target: 'linkExpired',
            description: 'The link has expired or was already used.',
            actions: 'announceLinkRefused',
            meta: { requirements: ['L7'] },
          },
          {
            target: 'ready.entering',
            description: 'The provider refuses without a reason.',
            actions: 'announceFailure',
            meta: { requirements: ['L8', 'E1'] },
          },
        ],
        onError: {
          target: 'ready.unanswered',
          description:
            'The request fails, or there is no answer within 45 seconds, so the password may have changed or not.',
        },
      },
    },
    changed: {
      description: 'The page confirms the new password, and customers who used a link go to the start page.',
      tags: ['changed'],
      meta: { requirements: ['A6', 'L7', 'T10'] },
      on: {
        'passwords.begin': { target: 'ready', description: 'The customer changes the password again.' },
      },
    },
    linkExpired: {
      type: 'final',
      description: 'The link is no longer valid, and the customer returns to the start page with a message.',
    },
  },
})
