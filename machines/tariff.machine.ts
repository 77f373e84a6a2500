import { assign, emit, fromPromise, setup } from 'xstate'

/** As far as this flow knows a tariff: by the code under which the provider activates it, and whether it is active. */
type Tariff = { mvno_code: string; isActive?: boolean }
export type TariffList = { oldTariff: Tariff | null; tariffs: Tariff[] }
export type Activation = { outcome: 'activated' | 'insufficientFunds' | 'anotherActive' | 'refused' }
/** Whether another plan is active may be seen in the list alone. */
export type ActivationOrder = { code: string; list: TariffList | null }
export type Deactivation = { outcome: 'deactivated' | 'refused' }

export const tariffMachine = setup({
  types: {
    context: {} as { list: TariffList | null; chosenCode: string },
    events: {} as
      | { type: 'load.retry' }
      | { type: 'tariff.activate'; code: string }
      | { type: 'tariff.deactivate'; code: string }
      | { type: 'terms.accept' }
      | { type: 'terms.decline' }
      | { type: 'deactivation.confirm' }
      | { type: 'deactivation.cancel' }
      | { type: 'notice.close' }
      | { type: 'topUp.choose' }
      | { type: 'outcome.check' },
    emitted: {} as
      | { type: 'call.failed' }
      | { type: 'change.succeeded' }
      | { type: 'account.changed' }
      | { type: 'topUp.chosen' },
    tags: {} as 'loading' | 'failed' | 'activation' | 'deactivation' | 'busy',
  },
  actors: {
    loadTariffs: fromPromise<TariffList>(() => {
      throw new Error('loadTariffs must be provided')
    }),
    activateTariff: fromPromise<Activation, ActivationOrder>(() => {
      throw new Error('activateTariff must be provided')
    }),
    deactivateTariff: fromPromise<Deactivation, { code: string }>(() => {
      throw new Error('deactivateTariff must be provided')
    }),
  },
  actions: {
    storeList: assign({ list: (_, params: { list: TariffList | null }) => params.list }),
    storeChoice: assign({ chosenCode: (_, params: { code: string }) => params.code }),
    announceFailure: emit({ type: 'call.failed' }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceTopUp: emit({ type: 'topUp.chosen' }),
  },
  guards: {
    tariffWasActivated: (_, answer: Activation | undefined) => answer?.outcome === 'activated',
    balanceIsTooLow: (_, answer: Activation | undefined) => answer?.outcome === 'insufficientFunds',
    anotherPlanIsActive: (_, answer: Activation | undefined) => answer?.outcome === 'anotherActive',
    tariffWasDeactivated: (_, answer: Deactivation | undefined) => answer?.outcome === 'deactivated',
  },
  delays: { readTimeout: 20_000, changeTimeout: 45_000 },
}).createMachine({
  id: 'tariff',
  description: 'Seeing the tariffs and packages of a mobile contract, activating one and deactivating one.',
  meta: { ports: { loadTariffs: 'reads', activateTariff: 'charges', deactivateTariff: 'changes' } },
  context: () => ({ list: null, chosenCode: '' }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The provider is asked for the tariffs; a list shown before stays in sight but is locked.',
      tags: ['loading'],
      invoke: {
        id: 'loadTariffs',
        src: 'loadTariffs',
        onDone: {
          target: 'browsing',
          description: 'The tariffs are here.',
          actions: { type: 'storeList', params: ({ event }) => ({ list: event.output ?? null }) },
          meta: { requirements: ['T1', 'T7'] },
        },
        onError: {
          target: 'failed',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'failed',
          description: 'No answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    failed: {
      description: 'Says that something went wrong and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    browsing: {
      description: 'The customer compares the tariffs.',
      on: {
        'tariff.activate': {
          target: 'confirmingTerms',
          description: 'The customer wants this tariff.',
          actions: { type: 'storeChoice', params: ({ event }) => ({ code: event.code ?? '' }) },
          meta: { requirements: ['T2'] },
        },
        'tariff.deactivate': {
          target: 'confirmingDeactivation',
          description: 'The customer no longer wants this tariff.',
          actions: { type: 'storeChoice', params: ({ event }) => ({ code: event.code ?? '' }) },
          meta: { requirements: ['T5'] },
        },
      },
    },
    confirmingTerms: {
      description: 'A modal shows the terms, the price, the duration and what stays on the balance.',
      tags: ['activation'],
      on: {
        'terms.accept': {
          target: 'activating',
          description: 'The customer accepts terms and price.',
          meta: { requirements: ['T2'] },
        },
        'terms.decline': { target: 'browsing', description: 'The customer changes her mind.' },
      },
    },
    activating: {
      description: 'The provider activates and charges. Asked once; the button is locked until it answers.',
      tags: ['activation', 'busy'],
      invoke: {
        id: 'activateTariff',
        src: 'activateTariff',
        input: ({ context }) => ({ code: context.chosenCode, list: context.list }),
        onDone: [
          {
            guard: {
              type: 'tariffWasActivated',
              params: ({ event }) => event.output,
            },
            target: 'loading',
            description: 'The tariff is active: list and balance are loaded anew.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['T2', 'E1'] },
          },
          {
            guard: { type: 'balanceIsTooLow', params: ({ event }) => event.output },
            target: 'missingFunds',
            description: 'The balance does not cover the price; nothing was charged.',
            meta: { requirements: ['T3'] },
          },
          {
            guard: {
              type: 'anotherPlanIsActive',
              params: ({ event }) => event.output,
            },
            target: 'anotherActive',
            description: 'Only one plan may be active; nothing was charged.',
            meta: { requirements: ['T4'] },
          },
          {
            target: 'loading',
            description: 'Refused for a reason of the provider: the list may be stale and is loaded anew.',
            actions: ['announceFailure', 'announceAccountChanged'],
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          description: 'No usable answer: the tariff may be active and charged, or not.',
        },
      },
      after: {
        changeTimeout: {
          target: 'outcomeUnknown',
          description: 'No answer within 45 seconds: the tariff may be active and charged, or not.',
        },
      },
    },
    missingFunds: {
      description: 'A modal says that the balance is too low and leads to the top-up.',
      meta: { requirements: ['T3'] },
      on: {
        'notice.close': { target: 'browsing', description: 'The customer goes back to the tariffs.' },
        'topUp.choose': {
          target: 'browsing',
          description: 'The customer goes to the top-up.',
          actions: 'announceTopUp',
          meta: { requirements: ['T3'] },
        },
      },
    },
    anotherActive: {
      description: 'A modal says that the existing plan must be deactivated first, and offers to do so.',
      meta: { requirements: ['T4'] },
      on: {
        'notice.close': {
          target: 'loading',
          description: 'The customer goes back to the tariffs, which may have changed on another tab.',
          actions: 'announceAccountChanged',
        },
        'tariff.deactivate': {
          target: 'confirmingDeactivation',
          description: 'The customer wants to deactivate the existing plan now.',
          actions: { type: 'storeChoice', params: ({ event }) => ({ code: event.code ?? '' }) },
        },
      },
    },
    confirmingDeactivation: {
      description: 'A modal asks whether the customer really wants to deactivate the tariff.',
      tags: ['deactivation'],
      on: {
        'deactivation.confirm': {
          target: 'deactivating',
          description: 'The customer is sure.',
          meta: { requirements: ['T5'] },
        },
        'deactivation.cancel': { target: 'browsing', description: 'The tariff stays.' },
      },
    },
    deactivating: {
      description: 'The provider ends the tariff. Asked once; the button is locked until it answers.',
      tags: ['deactivation', 'busy'],
      invoke: {
        id: 'deactivateTariff',
        src: 'deactivateTariff',
        input: ({ context }) => ({ code: context.chosenCode }),
        onDone: [
          {
            guard: {
              type: 'tariffWasDeactivated',
              params: ({ event }) => event.output,
            },
            target: 'loading',
            description: 'The tariff is no longer active: list and account are loaded anew.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['T5', 'E1'] },
          },
          {
            target: 'loading',
            description: 'Not deactivated: the list may be stale, e.g. after a change on another tab.',
            actions: ['announceFailure', 'announceAccountChanged'],
            meta: { requirements: ['T5', 'E1'] },
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          description: 'No usable answer: the tariff may be active still, or not.',
        },
      },
      after: {
        changeTimeout: {
          target: 'outcomeUnknown',
          description: 'No answer within 45 seconds: the tariff may be active still, or not.',
        },
      },
    },
    outcomeUnknown: {
      description: 'A modal says that no answer came, and to look at list and balance before trying again.',
      on: {
        'outcome.check': {
          target: 'loading',
          description: 'The customer looks: list and balance are loaded anew, nothing is repeated.',
          actions: 'announceAccountChanged',
        },
      },
    },
  },
})
