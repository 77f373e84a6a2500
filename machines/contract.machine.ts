import { assign, emit, fromPromise, setup } from 'xstate'
import type { Contract, User } from '../src/api/types'

export const contractMachine = setup({
  types: {
    context: {} as { contracts: Contract[]; current: Contract | null },
    events: {} as
      | { type: 'contracts.receive'; contracts: Contract[]; phone: string | null }
      | { type: 'contracts.forget' }
      | { type: 'contract.select'; productId: string }
      | { type: 'account.reload' }
      | { type: 'load.retry' },
    emitted: {} as
      | { type: 'contract.selected'; contract: Contract | null }
      | { type: 'account.loaded'; user: User }
      | { type: 'call.failed' },
  },
  actors: {
    loadAccount: fromPromise<User, { phone: string | null }>(() => {
      throw new Error('loadAccount must be provided')
    }),
  },
  actions: {
    rememberContracts: assign((_, params: { contracts: Contract[]; phone: string | null }) => {
      const { contracts, phone } = params
      const chosenLast = contracts.find((contract) => phone !== null && contract.phoneNumber === phone)
      return { contracts, current: chosenLast ?? contracts[0] ?? null }
    }),
    forgetContracts: assign({ contracts: [], current: null }),
    makeCurrent: assign({
      current: ({ context }, params: { productId: string }) =>
        context.contracts.find((contract) => contract.productId === params.productId) ?? null,
    }),
    announceSelected: emit(({ context }) => ({ type: 'contract.selected', contract: context.current })),
    announceAccount: emit((_, params: { user: User }) => ({ type: 'account.loaded', user: params.user })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    customerHasContracts: (_, params: { contracts: Contract[] }) => params.contracts.length > 0,
    anotherIsSelected: ({ context }, params: { productId: string }) =>
      context.current?.productId !== params.productId &&
      context.contracts.some((contract) => contract.productId === params.productId),
  },
}).createMachine({
  id: 'contract',
  description:
    'Which of the contracts the portal shows, and what must be loaded anew when the customer changes it.',
  context: () => ({ contracts: [], current: null }),
  initial: 'unknown',
  on: {
    'contracts.forget': {
      target: '.unknown',
      description: 'The session ended: nothing of the customer may stay.',
      actions: 'forgetContracts',
      meta: { requirements: ['S3'] },
    },
    'contracts.receive': [
      {
        guard: {
          type: 'customerHasContracts',
          params: ({ event }) => ({ contracts: event.contracts ?? [] }),
        },
        target: '.chosen',
        description: 'The contract chosen last is current again, else the first.',
        actions: {
          type: 'rememberContracts',
          params: ({ event }) => ({ contracts: event.contracts ?? [], phone: event.phone ?? null }),
        },
        meta: { requirements: ['S1'] },
      },
      {
        target: '.withoutContract',
        description: 'The customer has no contract.',
        actions: 'forgetContracts',
      },
    ],
  },
  states: {
    unknown: { description: 'Nobody is signed in, or the contracts are still on their way.' },
    withoutContract: { description: 'The customer has no contract: the portal says so and offers support.' },
    chosen: {
      description: 'One contract is current: header, menu and screens are about this one alone.',
      initial: 'settled',
      on: {
        'contract.select': {
          guard: { type: 'anotherIsSelected', params: ({ event }) => ({ productId: event.productId ?? '' }) },
          target: '.switching',
          description: 'The customer chooses another contract; answers for the former are dropped.',
          actions: [
            { type: 'makeCurrent', params: ({ event }) => ({ productId: event.productId ?? '' }) },
            'announceSelected',
          ],
          meta: { requirements: ['F11', 'C1', 'C3'] },
        },
      },
      states: {
        settled: {
          description: 'The account of the current contract is known.',
          on: {
            'account.reload': {
              target: 'refreshing',
              description: 'A change or the customer herself asks for newer figures.',
            },
          },
        },
        refreshing: {
          description: 'Newer figures of the same account are on their way; those before stay in sight.',
          on: {
            'account.reload': {
              target: 'refreshing',
              reenter: true,
              description: 'Something changed again: only the newest answer counts.',
            },
          },
          invoke: {
            id: 'refreshAccount',
            src: 'loadAccount',
            input: ({ context }) => ({ phone: context.current?.phoneNumber ?? null }),
            onDone: {
              target: 'settled',
              description: 'The newer figures are here.',
              actions: { type: 'announceAccount', params: ({ event }) => ({ user: event.output ?? {} }) },
            },
            onError: {
              target: 'settled',
              description: 'No usable answer: the figures before stay, with the time at which they came.',
              actions: 'announceFailure',
              meta: { requirements: ['E1'] },
            },
          },
        },
        switching: {
          description:
            'The account of the newly chosen contract is on its way; nothing of the former is shown.',
          tags: ['loading'],
          invoke: {
            id: 'loadAccount',
            src: 'loadAccount',
            input: ({ context }) => ({ phone: context.current?.phoneNumber ?? null }),
            onDone: {
              target: 'settled',
              description: 'The account of the chosen contract is here.',
              actions: { type: 'announceAccount', params: ({ event }) => ({ user: event.output ?? {} }) },
              meta: { requirements: ['C1'] },
            },
            onError: {
              target: 'accountMissing',
              description: 'No usable answer.',
              actions: 'announceFailure',
            },
          },
        },
        accountMissing: {
          description:
            'The contract is chosen, but its account could not be loaded; the header offers another try.',
          tags: ['failed'],
          on: { 'load.retry': { target: 'switching', description: 'The customer tries again.' } },
        },
      },
    },
  },
})
