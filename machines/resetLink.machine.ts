import { emit, fromPromise, setup } from 'xstate'

export type LinkChecked = { outcome: 'usable' | 'refused' }

export const resetLinkMachine = setup({
  types: {
    events: {} as { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' } | { type: 'link.refused' },
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    checkLink: fromPromise<LinkChecked>(() => {
      throw new Error('checkLink must be provided')
    }),
  },
  actions: {
    announceRefusal: emit({ type: 'link.refused' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    linkIsUsable: (_, answer: LinkChecked | undefined) => answer?.outcome === 'usable',
  },
  delays: { readTimeout: 20_000 },
}).createMachine({
  id: 'resetLink',
  description: 'Whether the link of the e-mail may still be used to set a new password.',
  meta: { ports: { checkLink: 'reads' } },
  initial: 'checking',
  states: {
    checking: {
      description: 'The provider checks the link; the form does not show before it says yes.',
      tags: ['loading'],
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: [
          {
            guard: { type: 'linkIsUsable', params: ({ event }) => event.output },
            target: 'usable',
            description: 'The link may be used.',
            meta: { requirements: ['L7'] },
          },
          {
            target: 'refused',
            description: 'The link was used before, has expired, or was made up.',
            actions: 'announceRefusal',
            meta: { requirements: ['L7'] },
          },
        ],
        onError: {
          target: 'failed',
          description: 'No usable answer: that says nothing about the link.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'failed',
          description: 'No answer within 20 seconds: that says nothing about the link.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    failed: {
      description: 'Says that something went wrong and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'checking', description: 'The customer tries again.' } },
    },
    usable: { type: 'final', description: 'The form for the new password shows.' },
    refused: { type: 'final', description: 'The customer is told and goes to the start page.' },
  },
})
