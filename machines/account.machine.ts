import { assign, emit, fromPromise, setup } from 'xstate'
import type { Contract, User } from '../src/api/types'

/** The customer with the figures of one contract, and the time of the answer in milliseconds since 1970. */
export type AccountLoaded = { user: User; loadedAt: number }
/** The last selected contract, and the contract kind of the current address. */
export type InitialContract = {
  productId: string | null
  phone: string | null
  kind: 'tv' | 'internet' | null
}

/** The contract that the portal opens first. The document's script reads it, too. */
export function openedContract(
  contracts: readonly Contract[],
  { productId, phone, kind }: InitialContract,
): Contract | null {
  const requested = contracts.find(({ phoneNumber }) => phone !== null && phoneNumber === phone)
  const ofTab = contracts.find((contract) => contract.productId === productId)
  const isWithoutChoice = productId === null && phone === null && kind !== null
  const ofPage = contracts.find(({ isTv, isInternet }) => (kind === 'tv' ? isTv : isInternet))
  return requested ?? ofTab ?? (isWithoutChoice ? ofPage : undefined) ?? contracts[0] ?? null
}

/**
 * Whether the figures of an answer are those of the contract that opens. An answer is about the number in its request;
 * without one, about the first contract.
 */
export function isAboutOpenedContract(
  contracts: readonly Contract[],
  initialContract: InitialContract,
  requestedPhone: string | null,
): boolean {
  const opened = openedContract(contracts, initialContract)
  return requestedPhone === null ? opened === contracts[0] : opened?.phoneNumber === requestedPhone
}

export const accountMachine = setup({
  types: {
    input: {} as { initialContract?: InitialContract | undefined },
    context: {} as {
      initialContract: InitialContract
      /** The number to ask for at the opening; without one, the answer is about the first contract. */
      requestedPhone: string | null
      contracts: Contract[]
      current: Contract | null
      user: User
      /** The time of the newest balance. */
      loadedAt: number | null
      /** The time of the newest answer, with or without a balance. */
      answeredAt: number | null
    },
    events: {} as
      /** `keepsPage`: the portal selects the contract of the page, and does not open another page. */
        | { type: 'contract.select'; productId: string; keepsPage?: boolean }
        | { type: 'device.choose'; productId: string; isMobile: boolean }
        | { type: 'account.reload' }
        | { type: 'load.retry' }
        | ({ type: 'figures.receive' } & AccountLoaded)
        | { type: 'notifications.count'; unread: number },
    emitted: {} as
      | { type: 'contract.opened'; contract: Contract | null }
      | { type: 'contract.selected'; contract: Contract | null }
      | { type: 'overview.requested' }
      | { type: 'call.failed' },
    tags: {} as 'opening' | 'slow' | 'loading' | 'failed',
    meta: {} as { ports: { loadAccount: 'reads' } } | { requirements: string[] },
  },
  actors: {
    loadAccount: fromPromise<AccountLoaded, { phone: string | null }>(() => {
      throw new Error('loadAccount must be provided')
    }),
  },
  actions: {
    forgetRequestedNumber: assign({ requestedPhone: null }),
    storeContracts: assign({
      contracts: (_, answer: AccountLoaded | undefined) => answer?.user.contracts ?? [],
    }),
    openContract: assign({
      current: ({ context }) => openedContract(context.contracts, context.initialContract),
    }),
    storeAccount: assign(({ context }, answer: AccountLoaded | undefined) => {
      const holdsBalance = typeof answer?.user?.resources?.balance?.value === 'number'
      // An answer may be partial: fields that it omits keep their values.
      const resources = { ...context.user.resources, ...answer?.user?.resources }
      return {
        user: { ...context.user, ...answer?.user, ...(answer?.user?.resources && { resources }) },
        loadedAt: holdsBalance ? answer.loadedAt : context.loadedAt,
        answeredAt: answer?.loadedAt ?? context.answeredAt,
      }
    }),
    storeUnreadCount: assign({
      user: ({ context }, params: { unread: number }) => ({
        ...context.user,
        unreadNotifications: params.unread,
      }),
    }),
    selectContract: assign({
      current: ({ context }, params: { productId: string }) =>
        context.contracts.find((contract) => contract.productId === params.productId) ?? null,
    }),
    clearFigures: assign({
      user: ({ context: { user } }) => {
        const { resources: _, loyalties: __, ...rest } = user
        return rest
      },
      loadedAt: null,
      answeredAt: null,
    }),
    announceOpened: emit(({ context }) => ({ type: 'contract.opened', contract: context.current })),
    announceSelected: emit(({ context }, params: { keepsPage?: boolean }) => ({
      type: params.keepsPage ? 'contract.opened' : 'contract.selected',
      contract: context.current,
    })),
    announceOverview: emit({ type: 'overview.requested' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    customerHasNoContract: (_, answer: AccountLoaded) => !answer.user.contracts?.length,
    answerIsAboutOpenedContract: ({ context }, { user }: AccountLoaded) =>
      isAboutOpenedContract(user.contracts ?? [], context.initialContract, context.requestedPhone),
    anotherContractIsSelected: ({ context }, params: { productId: string }) =>
      context.current?.productId !== params.productId &&
      context.contracts.some((contract) => contract.productId === params.productId),
    deviceIsMobile: (_, params: { isMobile: boolean }) => params.isMobile,
  },
  delays: { slowThreshold: 4_000 },
}).createMachine({
  id: 'account',
  description: 'The portal loads the customer, their contracts and the data of the selected contract.',
  meta: { ports: { loadAccount: 'reads' } },
  context: ({ input }) => ({
    initialContract: input?.initialContract ?? { productId: null, phone: null, kind: null },
    requestedPhone: input?.initialContract?.phone ?? null,
    contracts: [],
    current: null,
    user: {},
    loadedAt: null,
    answeredAt: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The portal loads the customer and their contracts.',
      tags: ['opening'],
      initial: 'waiting',
      invoke: {
        id: 'openAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ phone: context.requestedPhone }),
        onDone: [
          {
            guard: { type: 'customerHasNoContract', params: ({ event }) => event.output },
            target: 'withoutContract',
            description: 'The customer has no contract.',
            actions: { type: 'storeAccount', params: ({ event }) => event.output },
            meta: { requirements: ['S1', 'S2'] },
          },
          {
            guard: { type: 'answerIsAboutOpenedContract', params: ({ event }) => event.output },
            target: 'contractSelected.idle',
            description:
              'The answer is about the contract that the portal opens: the one with the stored number, or the first one.',
            actions: [
              { type: 'storeContracts', params: ({ event }) => event.output },
              { type: 'storeAccount', params: ({ event }) => event.output },
              'openContract',
              'announceOpened',
            ],
            meta: { requirements: ['S1', 'S2'] },
          },
          {
            target: 'contractSelected.switching',
            description:
              'The portal opens a contract that the answer is not about, and loads its data: that of this tab, of the address or with the stored number, or the first one if that number is gone.',
            actions: [
              { type: 'storeContracts', params: ({ event }) => event.output },
              { type: 'storeAccount', params: ({ event }) => event.output },
              'clearFigures',
              'openContract',
              'announceOpened',
            ],
            meta: { requirements: ['S2'] },
          },
        ],
        onError: {
          target: 'unreachable',
          description:
            'The request fails, or there is no answer within 20 seconds, and the customer stays signed in.',
          actions: 'announceFailure',
        },
      },
      states: {
        waiting: {
          description: 'The page shows placeholders until the answer arrives.',
          after: {
            slowThreshold: { target: 'slow', description: 'The answer takes longer than 4 seconds.' },
          },
        },
        slow: {
          description: 'The page says that loading takes longer than usual, and offers to log out.',
          tags: ['slow'],
        },
      },
    },
    unreachable: {
      description: 'The page says that the data could not be loaded, and offers a retry.',
      tags: ['failed'],
      on: {
        'load.retry': {
          target: 'opening',
          description: 'The customer tries again, without the number of the last visit, which may be gone.',
          actions: 'forgetRequestedNumber',
        },
      },
    },
    withoutContract: { description: 'The page says that the customer has no contract, and offers support.' },
    contractSelected: {
      description: 'The header, the menu and the screens show one contract.',
      initial: 'idle',
      on: {
        'contract.select': {
          guard: {
            type: 'anotherContractIsSelected',
            params: ({ event }) => event,
          },
          target: '.switching',
          description:
            'The customer selects another contract, and the portal ignores pending answers for the previous one.',
          actions: [
            { type: 'selectContract', params: ({ event }) => event },
            'clearFigures',
            { type: 'announceSelected', params: ({ event }) => event },
          ],
          meta: { requirements: ['F11', 'C1', 'C3'] },
        },
        'device.choose': [
          {
            guard: {
              type: 'anotherContractIsSelected',
              params: ({ event }) => event,
            },
            target: '.switching',
            description: 'The customer selects the contract of a device.',
            actions: [
              { type: 'selectContract', params: ({ event }) => event },
              'clearFigures',
              { type: 'announceSelected', params: {} },
            ],
            meta: { requirements: ['D1', 'C1', 'C3'] },
          },
          {
            guard: { type: 'deviceIsMobile', params: ({ event }) => event },
            description: 'The mobile device needs no contract switch, so the portal opens the overview.',
            actions: 'announceOverview',
            meta: { requirements: ['D1'] },
          },
        ],
        'figures.receive': {
          description: 'Another request returns newer data of the same contract, such as its units.',
          actions: {
            type: 'storeAccount',
            params: ({ event }) => event,
          },
          meta: { requirements: ['M5'] },
        },
        'notifications.count': {
          description: 'The customer reads a notification, so the bell shows a lower number.',
          actions: { type: 'storeUnreadCount', params: ({ event }) => event },
          meta: { requirements: ['N1'] },
        },
      },
      states: {
        idle: {
          description: 'The portal shows the data of the selected contract.',
          on: {
            'account.reload': {
              target: 'refreshing',
              description: 'The customer or a change requests newer data.',
            },
          },
        },
        refreshing: {
          description: 'The portal loads newer data and still shows the previous data.',
          on: {
            'account.reload': {
              target: 'refreshing',
              reenter: true,
              description: 'The data changes again, so the portal restarts the request.',
            },
          },
          invoke: {
            id: 'refreshAccount',
            src: 'loadAccount',
            input: ({ context }) => ({ phone: context.current?.phoneNumber ?? null }),
            onDone: {
              target: 'idle',
              description: 'The newer data arrives.',
              actions: { type: 'storeAccount', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              description:
                'The request fails, or there is no answer within 20 seconds, and the page still shows the previous data with its time.',
              actions: 'announceFailure',
              meta: { requirements: ['E1'] },
            },
          },
        },
        switching: {
          description:
            'The portal loads the data of the newly selected contract and hides the data of the previous one.',
          tags: ['loading'],
          invoke: {
            id: 'loadAccount',
            src: 'loadAccount',
            input: ({ context }) => ({ phone: context.current?.phoneNumber ?? null }),
            onDone: {
              target: 'idle',
              description: 'The data of the selected contract arrives.',
              actions: { type: 'storeAccount', params: ({ event }) => event.output },
              meta: { requirements: ['C1'] },
            },
            onError: {
              target: 'accountMissing',
              description: 'The request fails, or there is no answer within 20 seconds.',
              actions: 'announceFailure',
            },
          },
        },
        accountMissing: {
          description:
            'The header says that the data of the contract could not be loaded, and offers a retry.',
          tags: ['failed'],
          on: { 'load.retry': { target: 'switching', description: 'The customer tries again.' } },
        },
      },
    },
  },
})
