import {
  type ActorLogic,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyStateMachine,
  assign,
  type EmittedFrom,
  type EventFromLogic,
  emit,
  fromPromise,
  type InputFrom,
  type OutputFrom,
  type SnapshotFrom,
  setup,
} from 'xstate'
import type { OldTariff, Tariff } from '../src/api/types'
import type { Activation, Deactivation, Errand, PlanCode, tariffSwitchMachine } from './tariffSwitch.machine'

export type TariffList = {
  oldTariff: OldTariff | null
  tariffs: Tariff[]
  /** The codes of the active plans, the tariff in use first. */
  activeCodes: readonly string[]
  /** Whether something unreadable was left out; the page must say so. */
  isPartial: boolean
}

type SwitchOutcome = OutputFrom<typeof tariffSwitchMachine>

/** A flow of its own as an actor; like a port, src/features provides it. */
const childFlow = <Machine extends AnyStateMachine>(
  name: string,
): ActorLogic<
  SnapshotFrom<Machine>,
  EventFromLogic<Machine>,
  InputFrom<Machine>,
  ActorSystem<ActorSystemInfo>,
  EmittedFrom<Machine>
> => ({
  getInitialSnapshot() {
    throw new Error(`${name} must be provided`)
  },
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
})

export const tariffMachine = setup({
  types: {
    context: {} as {
      list: TariffList | null
      reloadedList: TariffList | null
      selectedCode: string
      /** The plan that the selected one replaces, if the list shows it. */
      previous: PlanCode | null
    },
    events: {} as
      | { type: 'load.retry' }
      | { type: 'tariff.activate'; code: string }
      | { type: 'tariff.deactivate'; code: string }
      | { type: 'terms.accept' }
      | { type: 'terms.decline' }
      | { type: 'deactivation.confirm' }
      | { type: 'deactivation.cancel' }
      | { type: 'notice.close' }
      | { type: 'topUp.choose'; errand?: Errand }
      | { type: 'sheet.close' },
    emitted: {} as
      | { type: 'call.failed' }
      | { type: 'change.succeeded' }
      | { type: 'account.changed' }
      | { type: 'topUp.requested'; errand?: Errand },
    children: {} as { tariffSwitch: 'tariffSwitch' },
    tags: {} as 'loading' | 'failed' | 'activation' | 'deactivation' | 'busy' | 'outcomeUnknown',
    meta: {} as
      | { ports: { loadTariffs: 'reads'; activateTariff: 'charges'; deactivateTariff: 'changes' } }
      | { requirements: string[] },
  },
  actors: {
    loadTariffs: fromPromise<TariffList>(() => {
      throw new Error('loadTariffs must be provided')
    }),
    activateTariff: fromPromise<Activation, Partial<PlanCode>>(() => {
      throw new Error('activateTariff must be provided')
    }),
    deactivateTariff: fromPromise<Deactivation, Partial<PlanCode>>(() => {
      throw new Error('deactivateTariff must be provided')
    }),
    tariffSwitch: childFlow<typeof tariffSwitchMachine>('tariffSwitch'),
  },
  actions: {
    storeList: assign({ list: (_, list: TariffList) => list }),
    storeReloadedList: assign({ reloadedList: (_, list: TariffList) => list }),
    showReloadedList: assign(({ context: { list, reloadedList } }) => ({
      list: reloadedList ?? list,
      reloadedList: null,
    })),
    storeChoice: assign((_, { code }: { code: string }) => ({ selectedCode: code, previous: null })),
    storePrevious: assign({
      previous({ context: { list, selectedCode } }) {
        const code = list?.activeCodes.find((active) => active !== selectedCode)
        return code === undefined ? null : { code }
      },
    }),
    announceFailure: emit({ type: 'call.failed' }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceTopUp: emit((_, errand: Errand | undefined) => ({
      type: 'topUp.requested',
      ...(errand && { errand }),
    })),
  },
  guards: {
    listIsReloaded: ({ context }) => context.reloadedList !== null,
    tariffWasActivated: (_, answer: Activation) => answer.outcome === 'activated',
    fundsAreInsufficient: (_, answer: Activation) => answer.outcome === 'insufficientFunds',
    anotherPlanIsActive: (_, answer: Activation) => answer.outcome === 'anotherActive',
    planWasSwitched: (_, answer: SwitchOutcome) => answer.outcome === 'switched',
    tariffWasDeactivated: (_, answer: Deactivation) => answer.outcome === 'deactivated',
  },
}).createMachine({
  id: 'tariff',
  description: 'The customer views, activates and deactivates the tariffs and packages of a mobile contract.',
  meta: { ports: { loadTariffs: 'reads', activateTariff: 'charges', deactivateTariff: 'changes' } },
  context: () => ({ list: null, reloadedList: null, selectedCode: '', previous: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The portal loads the tariffs and locks a visible list.',
      tags: ['loading'],
      invoke: {
        id: 'loadTariffs',
        src: 'loadTariffs',
        onDone: {
          target: 'browsing',
          description: 'The tariffs arrive.',
          actions: { type: 'storeList', params: ({ event }) => event.output },
          meta: { requirements: ['T1', 'T7'] },
        },
        onError: {
          target: 'failed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    failed: {
      description: 'The page shows an error, offers a retry and, from the second failure, customer service.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    browsing: {
      description: 'The customer compares the tariffs.',
      on: {
        'tariff.activate': {
          target: 'confirmingTerms',
          description: 'The customer selects a tariff to activate.',
          actions: { type: 'storeChoice', params: ({ event }) => event },
          meta: { requirements: ['T2'] },
        },
        'tariff.deactivate': {
          target: 'confirmingDeactivation',
          description: 'The customer selects a tariff to deactivate.',
          actions: { type: 'storeChoice', params: ({ event }) => event },
          meta: { requirements: ['T5'] },
        },
      },
    },
    confirmingTerms: {
      description: 'A modal shows the terms, the price, the duration and the remaining balance.',
      tags: ['activation'],
      on: {
        'terms.accept': {
          target: 'activating',
          description: 'The customer accepts the terms and the price.',
          meta: { requirements: ['T2'] },
        },
        'terms.decline': { target: 'browsing', description: 'The customer declines.' },
      },
    },
    activating: {
      description: 'The portal activates the tariff once, which charges the price, and locks the button.',
      tags: ['activation', 'busy'],
      invoke: {
        id: 'activateTariff',
        src: 'activateTariff',
        input: ({ context }) => ({ code: context.selectedCode }),
        onDone: [
          {
            guard: {
              type: 'tariffWasActivated',
              params: ({ event }) => event.output,
            },
            target: 'showingOutcome.confirmed.activated',
            description: 'The tariff is active, so the portal reloads the balance.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['T2', 'E1'] },
          },
          {
            guard: { type: 'fundsAreInsufficient', params: ({ event }) => event.output },
            target: 'insufficientFunds',
            description: 'The balance does not cover the price, and nothing is charged.',
            meta: { requirements: ['T3'] },
          },
          {
            guard: {
              type: 'anotherPlanIsActive',
              params: ({ event }) => event.output,
            },
            target: 'switching',
            description: 'Only one plan may be active, and nothing is charged.',
            actions: 'storePrevious',
            meta: { requirements: ['T4'] },
          },
          {
            target: 'loading',
            description: 'The provider refuses, so the list may be stale, and the portal reloads it.',
            actions: ['announceFailure', 'announceAccountChanged'],
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'showingOutcome.unknown',
          description:
            'The request fails, its answer is unclear, or none comes within 45 seconds, so the tariff may be active and charged or not.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    insufficientFunds: {
      description: 'A modal says that the balance is too low, and offers a top-up.',
      meta: { requirements: ['T3'] },
      on: {
        'notice.close': { target: 'browsing', description: 'The customer returns to the tariffs.' },
        'topUp.choose': {
          target: 'browsing',
          description: 'The customer opens the top-up.',
          actions: { type: 'announceTopUp', params: ({ event }) => event.errand },
          meta: { requirements: ['T3'] },
        },
      },
    },
    switching: {
      description: 'The same sheet offers to end the existing plan and to activate the new one.',
      tags: ['activation'],
      meta: { requirements: ['T4'] },
      invoke: {
        id: 'tariffSwitch',
        src: 'tariffSwitch',
        input: ({ context }) => ({ previous: context.previous, selected: { code: context.selectedCode } }),
        onDone: [
          {
            guard: { type: 'planWasSwitched', params: ({ event }) => event.output },
            target: 'showingOutcome.confirmed.activated',
            description: 'The existing plan has ended, and the new one is active.',
            meta: { requirements: ['T4'] },
          },
          {
            target: 'loading',
            description:
              'The customer leaves the sheet, and the portal reloads the list, which may be stale.',
          },
        ],
        onError: {
          target: 'showingOutcome.unknown',
          description: 'A fault of the portal breaks the switch off, so nobody knows what has happened.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    confirmingDeactivation: {
      description: 'A modal asks the customer to confirm the deactivation.',
      tags: ['deactivation'],
      on: {
        'deactivation.confirm': {
          target: 'deactivating',
          description: 'The customer confirms.',
          meta: { requirements: ['T5'] },
        },
        'deactivation.cancel': { target: 'browsing', description: 'The customer keeps the tariff.' },
      },
    },
    deactivating: {
      description: 'The portal deactivates the tariff once and locks the button.',
      tags: ['deactivation', 'busy'],
      invoke: {
        id: 'deactivateTariff',
        src: 'deactivateTariff',
        input: ({ context }) => ({ code: context.selectedCode }),
        onDone: [
          {
            guard: {
              type: 'tariffWasDeactivated',
              params: ({ event }) => event.output,
            },
            target: 'showingOutcome.confirmed.ended',
            description: 'The tariff has ended, so the portal reloads the account.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['T5', 'E1'] },
          },
          {
            target: 'loading',
            description: 'The provider refuses, so the list may be stale, and the portal reloads it.',
            actions: ['announceFailure', 'announceAccountChanged'],
            meta: { requirements: ['T5', 'E1'] },
          },
        ],
        onError: {
          target: 'showingOutcome.unknown',
          description:
            'The request fails, its answer is unclear, or none comes within 45 seconds, so the tariff may still be active or not.',
          actions: 'announceFailure',
          meta: { requirements: ['T5', 'E1'] },
        },
      },
    },
    showingOutcome: {
      description: 'A modal shows the result of the change until the customer closes it.',
      initial: 'unknown',
      states: {
        confirmed: {
          description: 'A receipt confirms the change, and the portal reloads the list behind it.',
          initial: 'activated',
          invoke: {
            id: 'reloadTariffs',
            src: 'loadTariffs',
            onDone: {
              description: 'The tariffs arrive, and appear when the customer closes the receipt.',
              actions: { type: 'storeReloadedList', params: ({ event }) => event.output },
              meta: { requirements: ['T7'] },
            },
            onError: {
              description:
                'The request fails, or there is no answer within 20 seconds, so the list reloads when the customer closes the receipt.',
            },
          },
          on: {
            'sheet.close': [
              {
                guard: 'listIsReloaded',
                target: '#tariff.browsing',
                description: 'The customer returns to the reloaded list.',
                actions: 'showReloadedList',
                meta: { requirements: ['T7'] },
              },
              {
                target: '#tariff.loading',
                description: 'The customer returns, and the portal reloads the list.',
              },
            ],
          },
          states: {
            activated: {
              description:
                'The sheet confirms that the tariff is active, and that the existing plan has ended if one had to.',
              tags: ['activation'],
              meta: { requirements: ['T2'] },
            },
            ended: {
              description: 'The modal confirms that the tariff has ended.',
              tags: ['deactivation'],
              meta: { requirements: ['T5'] },
            },
          },
        },
        unknown: {
          description: 'A modal says that the result is unknown, and to check the list and the balance.',
          tags: ['outcomeUnknown'],
          on: {
            'sheet.close': {
              target: '#tariff.loading',
              description: 'The customer returns, and the portal reloads the list and the balance.',
              actions: 'announceAccountChanged',
            },
          },
        },
      },
    },
  },
})
