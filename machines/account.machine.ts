import { assign, emit, fromPromise, setup } from 'xstate'

/** As far as this flow knows a contract. */
type Contract = {
  productId: string
  phoneNumber?: string | null
  isTv?: boolean | null
  isInternet?: boolean | null
}
/** As far as this flow knows the customer; figures are those of one contract. */
type User = {
  contracts?: Contract[] | null
  resources?: { balance?: { value?: number | null }; bonus?: object }
  loyalties?: object[]
  unreadNotifications?: number
}
/** The customer with the figures of a contract, and when the answer came, in milliseconds since 1970. */
export type AccountLoaded = { user: User; loadedAt: number }
/** The contract that was current before a reload, and the kind of contract that the address is about. */
export type LastVisit = {
  productId: string | null
  phone: string | null
  kind: 'tv' | 'internet' | null
}

export const accountMachine = setup({
  types: {
    input: {} as { lastVisit: LastVisit },
    context: {} as {
      lastVisit: LastVisit
      contracts: Contract[]
      current: Contract | null
      user: User
      /** When the balance came. */
      loadedAt: number | null
      /** When the newest answer came, with a balance or without. */
      answeredAt: number | null
    },
    events: {} as
      | { type: 'contract.select'; productId: string }
      | { type: 'device.choose'; productId: string; isMobile: boolean }
      | { type: 'account.reload' }
      | { type: 'load.retry' }
      | ({ type: 'figures.receive' } & AccountLoaded)
      | { type: 'notifications.count'; unread: number },
    emitted: {} as
      | { type: 'contract.opened'; contract: Contract | null }
      | { type: 'contract.selected'; contract: Contract | null }
      | { type: 'overview.chosen' }
      | { type: 'call.failed' },
    tags: {} as 'opening' | 'slow' | 'loading' | 'failed',
  },
  actors: {
    loadAccount: fromPromise<AccountLoaded, { phone: string | null }>(() => {
      throw new Error('loadAccount must be provided')
    }),
  },
  actions: {
    storeContracts: assign({
      contracts: (_, answer: AccountLoaded | undefined) => answer?.user.contracts ?? [],
    }),
    openRequestedContract: assign({
      current: ({ context: { contracts, lastVisit } }) =>
        contracts.find(({ phoneNumber }) => phoneNumber === lastVisit.phone) ?? null,
    }),
    openTabContract: assign({
      current: ({ context: { contracts, lastVisit } }) =>
        contracts.find(({ productId }) => productId === lastVisit.productId) ?? null,
    }),
    openPageContract: assign({
      current: ({ context: { contracts, lastVisit } }) =>
        contracts.find(({ isTv, isInternet }) => (lastVisit.kind === 'tv' ? isTv : isInternet)) ?? null,
    }),
    openFirstContract: assign({ current: ({ context }) => context.contracts[0] ?? null }),
    storeAccount: assign(({ context }, answer: AccountLoaded | undefined) => {
      const holdsBalance = typeof answer?.user.resources?.balance?.value === 'number'
      // An answer may hold a part of the customer alone: what it does not say stays as it was.
      const resources = { ...context.user.resources, ...answer?.user.resources }
      return {
        user: { ...context.user, ...answer?.user, ...(answer?.user.resources && { resources }) },
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
    announceSelected: emit(({ context }) => ({ type: 'contract.selected', contract: context.current })),
    announceOverview: emit({ type: 'overview.chosen' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    customerHasNoContract: (_, answer: AccountLoaded | undefined) => !answer?.user.contracts?.length,
    requestedContractExists: ({ context: { lastVisit } }, answer: AccountLoaded | undefined) =>
      lastVisit.phone !== null &&
      (answer?.user.contracts ?? []).some(({ phoneNumber }) => phoneNumber === lastVisit.phone),
    tabContractIsNotFirst: ({ context: { lastVisit } }, answer: AccountLoaded | undefined) =>
      (answer?.user.contracts ?? []).slice(1).some(({ productId }) => productId === lastVisit.productId),
    pageContractIsNotFirst: ({ context: { lastVisit } }, answer: AccountLoaded | undefined) => {
      if (lastVisit.productId !== null || lastVisit.phone !== null || lastVisit.kind === null) return false
      const ofPage = ({ isTv, isInternet }: Contract) => Boolean(lastVisit.kind === 'tv' ? isTv : isInternet)
      return (answer?.user.contracts ?? []).findIndex(ofPage) > 0
    },
    anotherContractIsSelected: ({ context }, params: { productId: string }) =>
      context.current?.productId !== params.productId &&
      context.contracts.some((contract) => contract.productId === params.productId),
    deviceIsMobile: (_, params: { isMobile: boolean }) => params.isMobile,
  },
  delays: { slowThreshold: 4_000, readTimeout: 20_000 },
}).createMachine({
  id: 'account',
  description:
    'What the portal knows of a signed-in customer: her contracts, which of them it is about, and its figures.',
  meta: { ports: { loadAccount: 'reads' } },
  context: ({ input }) => ({
    lastVisit: input?.lastVisit ?? { productId: null, phone: null, kind: null },
    contracts: [],
    current: null,
    user: {},
    loadedAt: null,
    answeredAt: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The customer and her contracts are on their way.',
      tags: ['opening'],
      initial: 'waiting',
      invoke: {
        id: 'openAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ phone: context.lastVisit.phone }),
        onDone: [
          {
            guard: { type: 'customerHasNoContract', params: ({ event }) => event.output },
            target: 'withoutContract',
            description: 'The customer has no contract.',
            actions: { type: 'storeAccount', params: ({ event }) => event.output },
            meta: { requirements: ['S1', 'S2'] },
          },
          {
            guard: { type: 'requestedContractExists', params: ({ event }) => event.output },
            target: 'contractSelected.idle',
            description:
              'The contract that was current before, by whose phone number the account was asked for.',
            actions: [
              { type: 'storeContracts', params: ({ event }) => event.output },
              { type: 'storeAccount', params: ({ event }) => event.output },
              'openRequestedContract',
              'announceOpened',
            ],
            meta: { requirements: ['S2'] },
          },
          {
            guard: { type: 'tabContractIsNotFirst', params: ({ event }) => event.output },
            target: 'contractSelected.switching',
            description:
              'This tab was about another contract, one without a phone number: its figures come next.',
            actions: [
              { type: 'storeContracts', params: ({ event }) => event.output },
              { type: 'storeAccount', params: ({ event }) => event.output },
              'clearFigures',
              'openTabContract',
              'announceOpened',
            ],
            meta: { requirements: ['S2'] },
          },
          {
            guard: { type: 'pageContractIsNotFirst', params: ({ event }) => event.output },
            target: 'contractSelected.switching',
            description:
              'The address is about TV or internet: the first contract of that kind, whose figures come next.',
            actions: [
              { type: 'storeContracts', params: ({ event }) => event.output },
              { type: 'storeAccount', params: ({ event }) => event.output },
              'clearFigures',
              'openPageContract',
              'announceOpened',
            ],
            meta: { requirements: ['S2'] },
          },
          {
            target: 'contractSelected.idle',
            description: 'The first contract.',
            actions: [
              { type: 'storeContracts', params: ({ event }) => event.output },
              { type: 'storeAccount', params: ({ event }) => event.output },
              'openFirstContract',
              'announceOpened',
            ],
            meta: { requirements: ['S1', 'S2'] },
          },
        ],
        onError: {
          target: 'unreachable',
          description: 'No usable answer. A failing network logs nobody out.',
          actions: 'announceFailure',
        },
      },
      after: {
        readTimeout: {
          target: 'unreachable',
          description: 'No answer within 20 seconds. A slow network logs nobody out.',
          actions: 'announceFailure',
        },
      },
      states: {
        waiting: {
          description: 'The page keeps the room that the answer will take.',
          after: { slowThreshold: { target: 'slow', description: 'After 4 seconds the customer is told.' } },
        },
        slow: {
          description: 'Says that it takes longer than usual, and offers to log out.',
          tags: ['slow'],
        },
      },
    },
    unreachable: {
      description: 'Says that the data could not be loaded, and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'opening', description: 'The customer tries again.' } },
    },
    withoutContract: { description: 'The customer has no contract: the portal says so and offers support.' },
    contractSelected: {
      description: 'One contract is current: header, menu and screens are about this one alone.',
      initial: 'idle',
      on: {
        'contract.select': {
          guard: {
            type: 'anotherContractIsSelected',
            params: ({ event }) => ({ productId: event.productId ?? '' }),
          },
          target: '.switching',
          description: 'The customer chooses another contract; answers for the former are dropped.',
          actions: [
            { type: 'selectContract', params: ({ event }) => ({ productId: event.productId ?? '' }) },
            'clearFigures',
            'announceSelected',
          ],
          meta: { requirements: ['F11', 'C1', 'C3'] },
        },
        'device.choose': [
          {
            guard: {
              type: 'anotherContractIsSelected',
              params: ({ event }) => ({ productId: event.productId ?? '' }),
            },
            target: '.switching',
            description: 'The customer chooses the contract of a device.',
            actions: [
              { type: 'selectContract', params: ({ event }) => ({ productId: event.productId ?? '' }) },
              'clearFigures',
              'announceSelected',
            ],
            meta: { requirements: ['D1', 'C1', 'C3'] },
          },
          {
            guard: { type: 'deviceIsMobile', params: ({ event }) => ({ isMobile: event.isMobile ?? false }) },
            description:
              'Nothing is to be switched, but a mobile contract leads to the overview in any case.',
            actions: 'announceOverview',
            meta: { requirements: ['D1'] },
          },
        ],
        'figures.receive': {
          description: 'Another call brought newer figures of the same contract, such as the units.',
          actions: {
            type: 'storeAccount',
            params: ({ event }) => ({ user: event.user ?? {}, loadedAt: event.loadedAt ?? 0 }),
          },
          meta: { requirements: ['M5'] },
        },
        'notifications.count': {
          description: 'A notification was read: the bell shows one less. The figures are as old as before.',
          actions: { type: 'storeUnreadCount', params: ({ event }) => ({ unread: event.unread ?? 0 }) },
          meta: { requirements: ['N1'] },
        },
      },
      states: {
        idle: {
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
              target: 'idle',
              description: 'The newer figures are here.',
              actions: { type: 'storeAccount', params: ({ event }) => event.output },
            },
            onError: {
              target: 'idle',
              description: 'No usable answer: the figures before stay, with the time at which they came.',
              actions: 'announceFailure',
              meta: { requirements: ['E1'] },
            },
          },
          after: {
            readTimeout: {
              target: 'idle',
              description: 'No answer within 20 seconds: the figures before stay, with their time.',
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
              target: 'idle',
              description: 'The account of the chosen contract is here.',
              actions: { type: 'storeAccount', params: ({ event }) => event.output },
              meta: { requirements: ['C1'] },
            },
            onError: {
              target: 'accountMissing',
              description: 'No usable answer.',
              actions: 'announceFailure',
            },
          },
          after: {
            readTimeout: {
              target: 'accountMissing',
              description: 'No answer within 20 seconds.',
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
