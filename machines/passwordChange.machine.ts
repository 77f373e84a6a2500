import { assign, emit, fromPromise, setup } from 'xstate'

export type PasswordProblem = 'passwordMissing' | 'repetitionMissing' | 'passwordsDiffer' | 'refused'
type Complaint = { problem: PasswordProblem; messages: string[] }
export type PasswordSaved = {
  outcome: 'changed' | 'invalid' | 'linkRefused' | 'refused'
  messages?: string[]
}

export const passwordChangeMachine = setup({
  types: {
    context: {} as { complaint: Complaint | null },
    events: {} as { type: 'passwords.submit'; password: string; repetition: string },
    emitted: {} as
      | { type: 'password.submitted' }
      | { type: 'password.changed' }
      | { type: 'change.succeeded' }
      | { type: 'link.refused' }
      | { type: 'call.failed' },
  },
  actors: {
    savePassword: fromPromise<PasswordSaved, { password: string }>(() => {
      throw new Error('savePassword must be provided')
    }),
  },
  actions: {
    rememberComplaint: assign({ complaint: (_, params: Complaint) => params }),
    forgetComplaint: assign({ complaint: null }),
    announceSubmitted: emit({ type: 'password.submitted' }),
    announceChanged: emit({ type: 'password.changed' }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceLinkRefused: emit({ type: 'link.refused' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    passwordIsMissing: (_, params: { password: string }) => params.password.trim() === '',
    repetitionIsMissing: (_, params: { repetition: string }) => params.repetition.trim() === '',
    passwordsDiffer: (_, params: { password: string; repetition: string }) =>
      params.password.trim() !== params.repetition.trim(),
    passwordWasChanged: (_, params: { outcome: string | undefined }) => params.outcome === 'changed',
    passwordIsInvalid: (_, params: { outcome: string | undefined }) => params.outcome === 'invalid',
    linkWasRefused: (_, params: { outcome: string | undefined }) => params.outcome === 'linkRefused',
  },
}).createMachine({
  id: 'passwordChange',
  description: 'Setting a new password: of the account, of the TV contract, or by the link of an e-mail.',
  context: () => ({ complaint: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The form waits for the new password and its repetition.',
      initial: 'asking',
      on: {
        'passwords.submit': [
          {
            guard: { type: 'passwordIsMissing', params: ({ event }) => ({ password: event.password ?? '' }) },
            target: '.asking',
            description: 'The first field is empty, or holds nothing but blanks.',
            actions: { type: 'rememberComplaint', params: { problem: 'passwordMissing', messages: [] } },
            meta: { requirements: ['L8'] },
          },
          {
            guard: {
              type: 'repetitionIsMissing',
              params: ({ event }) => ({ repetition: event.repetition ?? '' }),
            },
            target: '.asking',
            description: 'The second field is empty, or holds nothing but blanks.',
            actions: { type: 'rememberComplaint', params: { problem: 'repetitionMissing', messages: [] } },
            meta: { requirements: ['L8'] },
          },
          {
            guard: {
              type: 'passwordsDiffer',
              params: ({ event }) => ({ password: event.password ?? '', repetition: event.repetition ?? '' }),
            },
            target: '.asking',
            description: 'The two are not the same, blanks around them aside.',
            actions: { type: 'rememberComplaint', params: { problem: 'passwordsDiffer', messages: [] } },
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
        asking: { description: 'Nothing is changed yet; a complaint stands under its field.' },
        changed: { description: 'The new password holds; another change may follow.' },
      },
    },
    saving: {
      description: 'The provider sets the password. Asked once; the button is locked until it answers.',
      tags: ['busy'],
      entry: 'forgetComplaint',
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => ({
          password: event.type === 'passwords.submit' ? (event.password ?? '').trim() : '',
        }),
        onDone: [
          {
            guard: {
              type: 'passwordWasChanged',
              params: ({ event }) => ({ outcome: event.output?.outcome }),
            },
            target: 'ready.changed',
            description: 'The provider set the password.',
            actions: ['announceChanged', 'announceSuccess'],
            meta: { requirements: ['A6', 'L7', 'T10', 'E1'] },
          },
          {
            guard: { type: 'passwordIsInvalid', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'ready.asking',
            description: 'The password breaks rules of the provider, which are named under the field.',
            actions: {
              type: 'rememberComplaint',
              params: ({ event }) => ({ problem: 'refused', messages: event.output?.messages ?? [] }),
            },
            meta: { requirements: ['L8', 'T10'] },
          },
          {
            guard: { type: 'linkWasRefused', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'linkExpired',
            description: 'The link of the e-mail was used meanwhile, or has expired.',
            actions: 'announceLinkRefused',
            meta: { requirements: ['L7'] },
          },
          {
            target: 'ready.asking',
            description: 'Refused without a reason.',
            actions: 'announceFailure',
            meta: { requirements: ['L8', 'E1'] },
          },
        ],
        onError: {
          target: 'ready.asking',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    linkExpired: { type: 'final', description: 'Nothing can be set by this link any more.' },
  },
})
