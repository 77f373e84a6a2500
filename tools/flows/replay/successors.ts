import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate'
import { childrenOf, nodesIn } from '../../../scripts/machine-rules/nodes'
import { isStateValue, type StateValue } from '../page/stateIds'

/** No step of a machine asks more guards; one that does goes in a circle. */
const MOST_GUARDS = 12

/** Where a machine can go, whatever its guards answer: a recording hides the values that they read. */
export function successorsIn({ config, implementations }: AnyStateMachine) {
  /** The answers of the first guards that a step asks; all others answer no. */
  let answers: readonly boolean[] = []
  let asked = 0
  const guard = () => answers[asked++] ?? false
  const machine: AnyStateMachine = createMachine(
    { ...config, options: { maxIterations: 1000 } },
    {
      ...implementations,
      guards: Object.fromEntries(Object.keys(implementations.guards).map((name) => [name, guard])),
      actions: Object.fromEntries(Object.entries(implementations.actions).filter(changesState)),
    },
  )

  /** Takes a step once for each combination of answers that begins with the given ones. */
  function everyWay(step: () => AnyMachineSnapshot, given: readonly boolean[] = []): StateValue[] {
    answers = given
    asked = 0
    const { value } = step()
    const others = Array.from({ length: Math.min(asked, MOST_GUARDS) - given.length }, (_, noes) => [
      ...given,
      ...Array<boolean>(noes).fill(false),
      true,
    ])
    return [...[value].filter(isStateValue), ...others.flatMap((answers) => everyWay(step, answers))]
  }

  return {
    ofStart: () => everyWay(() => initialTransition(machine, undefined)[0]),
    of: (value: StateValue, event: EventObject) =>
      histories(machine).flatMap((historyValue) => {
        const before = machine.resolveState({ value, context: {}, historyValue })
        return everyWay(() => transition(machine, before, event)[0])
      }),
  }
}

/** Only what an action raises changes the state. */
const changesState = ([, action]: [string, object | undefined]) =>
  action !== undefined && 'type' in action && action.type === 'xstate.raise'

/** Every combination of what the history states of a machine can remember. */
function histories(machine: AnyStateMachine): AnyMachineSnapshot['historyValue'][] {
  let all: NonNullable<AnyMachineSnapshot['historyValue']>[] = [{}]
  for (const { id, type, parent } of nodesIn(machine.root)) {
    if (type !== 'history' || !parent) continue
    const states = childrenOf(parent).filter((state) => state.type !== 'history')
    all = all.flatMap((known) => [known, ...states.map((state) => ({ ...known, [id]: [state] }))])
  }
  return all
}
