import { emit, fromPromise, setup } from 'xstate'

export type LinkChecked = { outcome: 'usable' | 'refused' }

export const resetLinkMachine = setup({
  types: {
    events: {} as { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' } | { type: 'link.refused' },
    tags: {} as 'loading' | 'failed',
    meta: {} as { ports: { checkLink: 'reads' } } | { requirements: string[] },
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
    linkIsUsable: (_, answer: LinkChecked) => answer.outcome === 'usable',
  },
}).createMachine({
  id: 'resetLink',
  description: 'The portal checks whether the link of the e-mail is valid.',
  meta: { ports: { checkLink: 'reads' } },
  initial: 'checking',
  states: {
    checking: {
      description: 'The provider checks the link, and the form stays hidden.',
      tags: ['loading'],
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        onDone: [
          {
            guard: { type: 'linkIsUsable', params: ({ event }) => event.output },
            target: 'usable',
            description: 'The link is valid.',
            meta: { requirements: ['L7'] },
          },
          {
            target: 'refused',
            description: 'The link has expired, was already used or is unknown.',
            actions: 'announceRefusal',
            meta: { requirements: ['L7'] },
          },
        ],
        onError: {
          target: 'failed',
          description:
            'The request fails, or there is no answer within 20 seconds, so the portal does not know whether the link is valid.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    failed: {
      description: 'The page shows an error and offers a retry.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'checking', description: 'The customer tries again.' } },
    },
    usable: { type: 'final', description: 'The portal shows the form for the new password.' },
    refused: { type: 'final', description: 'The customer sees a message and returns to the start page.' },
  },
})
