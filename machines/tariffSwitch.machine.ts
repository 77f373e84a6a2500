import { emit, fromPromise, setup } from 'xstate'

/** The provider's code of a plan or package. */
export type PlanCode = { code: string }
export type Activation = {
  outcome: 'activated' | 'insufficientFunds' | 'anotherActive' | 'refused'
}
export type Deactivation = { outcome: 'deactivated' | 'refused' }
/** What the customer tops up for: a plan with its price in EUR, null if unknown, or without `plan` the renewal. */
export type Errand = { price: number | null; plan?: PlanCode & { name: string } }
/** The plan to end, if the list shows it, and the one to activate instead. */
type SwitchOffer = { previous: PlanCode | null; selected: PlanCode }
type SwitchOutcome = { outcome: 'switched' | 'kept' | 'topUp' | 'unknown' }

export const tariffSwitchMachine = setup({
  types: {
    context: {} as Partial<SwitchOffer>,
    input: {} as SwitchOffer,
    output: {} as SwitchOutcome,
    events: {} as
      | { type: 'switch.confirm' }
      | { type: 'switch.leave' }
      | { type: 'activation.retry' }
      | { type: 'topUp.choose'; errand?: Errand },
    emitted: {} as
      | { type: 'call.failed' }
      | { type: 'change.succeeded' }
      | { type: 'account.changed' }
      | { type: 'topUp.requested'; errand?: Errand },
    tags: {} as 'busy' | 'outcomeUnknown',
    meta: {} as
      | { ports: { endPrevious: 'changes'; activateSelected: 'charges' } }
      | { requirements: string[] },
  },
  actors: {
    endPrevious: fromPromise<Deactivation, Partial<PlanCode>>(() => {
      throw new Error('endPrevious must be provided')
    }),
    activateSelected: fromPromise<Activation, Partial<PlanCode>>(() => {
      throw new Error('activateSelected must be provided')
    }),
  },
  actions: {
    announceFailure: emit({ type: 'call.failed' }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceTopUp: emit((_, errand: Errand | undefined) => ({
      type: 'topUp.requested',
      ...(errand && { errand }),
    })),
  },
  guards: {
    previousIsKnown: ({ context }) => Boolean(context.previous),
    previousHasEnded: (_, answer: Deactivation) => answer.outcome === 'deactivated',
    tariffWasActivated: (_, answer: Activation) => answer.outcome === 'activated',
    fundsAreInsufficient: (_, answer: Activation) => answer.outcome === 'insufficientFunds',
  },
}).createMachine({
  id: 'tariffSwitch',
  description: 'The customer ends the active plan and activates another one in one sheet.',
  meta: { ports: { endPrevious: 'changes', activateSelected: 'charges' } },
  context: ({ input }) => ({ previous: input?.previous, selected: input?.selected }),
  // That of the final state, which XState does not type.
  output: ({ event }) => event.output as SwitchOutcome,
  initial: 'previousActive',
  states: {
    previousActive: {
      description: 'The sheet compares both plans and says that the previous one must end first.',
      meta: { requirements: ['T4'] },
      on: {
        'switch.confirm': {
          guard: 'previousIsKnown',
          target: 'endingPrevious',
          description: 'The customer ends the previous plan and orders the new one.',
          meta: { requirements: ['T4', 'T5'] },
        },
        'switch.leave': {
          target: 'kept',
          description: 'The customer keeps the previous plan.',
        },
      },
    },
    endingPrevious: {
      description: 'The portal ends the previous plan once and locks the button.',
      tags: ['busy'],
      invoke: {
        id: 'endPrevious',
        src: 'endPrevious',
        input: ({ context }) => ({ code: context.previous?.code }),
        onDone: [
          {
            guard: { type: 'previousHasEnded', params: ({ event }) => event.output },
            target: 'activatingAgain',
            description: 'The previous plan has ended.',
            meta: { requirements: ['T5'] },
          },
          {
            target: 'unchanged',
            description: 'The provider refuses to end the previous plan, and nothing is ordered.',
            actions: ['announceFailure', 'announceAccountChanged'],
            meta: { requirements: ['T5', 'E1'] },
          },
        ],
        onError: {
          target: 'unanswered',
          description:
            'The request fails, its answer is unclear, or none comes within 45 seconds, so the previous plan may have ended, and nothing is ordered.',
          actions: ['announceFailure', 'announceAccountChanged'],
          meta: { requirements: ['E1'] },
        },
      },
    },
    activatingAgain: {
      description: 'The portal activates the new plan once, which charges the price, and locks the button.',
      tags: ['busy'],
      invoke: {
        id: 'activateSelected',
        src: 'activateSelected',
        input: ({ context }) => ({ code: context.selected?.code }),
        onDone: [
          {
            guard: { type: 'tariffWasActivated', params: ({ event }) => event.output },
            target: 'switched',
            description: 'The new plan is active.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['T2', 'E1'] },
          },
          {
            guard: { type: 'fundsAreInsufficient', params: ({ event }) => event.output },
            target: 'previousEnded.needsTopUp',
            description: 'The balance does not cover the price, and nothing is charged.',
            actions: 'announceAccountChanged',
            meta: { requirements: ['T3'] },
          },
          {
            target: 'previousEnded.refused',
            description: 'The provider refuses the new plan, and nothing is charged.',
            actions: 'announceAccountChanged',
          },
        ],
        onError: {
          target: 'unanswered',
          description:
            'The request fails, its answer is unclear, or none comes within 45 seconds, so the new plan may be active and charged or not.',
          actions: ['announceFailure', 'announceAccountChanged'],
          meta: { requirements: ['E1'] },
        },
      },
    },
    unchanged: {
      description: 'The sheet says that everything stays as it is.',
      on: {
        'switch.leave': {
          target: 'kept',
          description: 'The customer returns to the tariffs.',
        },
      },
    },
    previousEnded: {
      description:
        'The sheet says that the previous plan has ended and the new one is not active, and offers a retry or a top-up.',
      initial: 'refused',
      meta: { requirements: ['T3'] },
      on: {
        'activation.retry': {
          target: 'activatingAgain',
          description: 'The customer orders the new plan again.',
          meta: { requirements: ['T2'] },
        },
        'topUp.choose': {
          target: 'toppingUp',
          description: 'The customer opens the top-up.',
          actions: { type: 'announceTopUp', params: ({ event }) => event.errand },
          meta: { requirements: ['T3'] },
        },
        'switch.leave': {
          target: 'kept',
          description: 'The customer returns to the tariffs.',
        },
      },
      states: {
        refused: { description: 'The sheet says that the provider refuses the new plan.' },
        needsTopUp: { description: 'The sheet says that the balance is too low.' },
      },
    },
    unanswered: {
      description: 'The sheet says that no confirmation came, and to check the list and the balance.',
      tags: ['outcomeUnknown'],
      on: {
        'switch.leave': {
          target: 'unknown',
          description: 'The customer checks the tariffs and the balance, which reload without a retry.',
          actions: 'announceAccountChanged',
        },
      },
    },
    switched: {
      description: 'The previous plan has ended, and the new one is active.',
      type: 'final',
      output: { outcome: 'switched' },
    },
    kept: {
      description: 'The customer has left the sheet, and the new plan is not active.',
      type: 'final',
      output: { outcome: 'kept' },
    },
    toppingUp: {
      description: 'The previous plan has ended, and the customer tops up before she orders the new one.',
      type: 'final',
      output: { outcome: 'topUp' },
    },
    unknown: {
      description: 'Nobody knows whether the previous plan has ended or the new one is active.',
      type: 'final',
      output: { outcome: 'unknown' },
    },
  },
})
