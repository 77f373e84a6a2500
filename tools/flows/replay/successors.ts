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

/** More questions than any way through a machine has; a way that asks more goes in a circle. */
const MOST_QUESTIONS = 12

/** Where a machine can come to, whatever its guards say: a recording hides the values that they look at. */
export interface Successors {
  ofStart(): StateValue[]
  of(before: StateValue, event: EventObject): StateValue[]
}

export function successorsIn({ config, implementations }: AnyStateMachine): Successors {
  /** What the guards that are asked next say, in turn; a further one says no, and is asked once more. */
  let answers: boolean[] = []
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

  /** Goes the way of each combination of answers once. */
  function everyWay(advance: () => AnyMachineSnapshot): StateValue[] {
    const found = new Map<string, StateValue>()
    const open: boolean[][] = [[]]
    for (const given of open) {
      answers = given
      asked = 0
      const { value } = advance()
      if (!isStateValue(value)) continue
      found.set(JSON.stringify(value), value)
      for (let place = given.length; place < Math.min(asked, MOST_QUESTIONS); place++)
        open.push([...given, ...Array<boolean>(place - given.length).fill(false), true])
    }
    return [...found.values()]
  }

  return {
    ofStart: () => everyWay(() => initialTransition(machine, undefined)[0]),
    of: (value, event) =>
      histories(machine).flatMap((historyValue) => {
        const before = machine.resolveState({ value, context: {}, historyValue })
        return everyWay(() => transition(machine, before, event)[0])
      }),
  }
}

/** What an action does with data changes no state; what it raises may. One that is missing is passed over. */
const changesState = ([, action]: [string, object | undefined]) =>
  action !== undefined && 'type' in action && action.type === 'xstate.raise'

/** What may have been left before: for each state that remembers, each of those that it can remember. */
function histories(machine: AnyStateMachine): AnyMachineSnapshot['historyValue'][] {
  const remembering = nodesIn(machine.root).filter(({ type }) => type === 'history')
  return remembering.reduce<AnyMachineSnapshot['historyValue'][]>(
    (all, { id, parent }) =>
      all.flatMap((known) => [
        known,
        ...(parent ? childrenOf(parent) : [])
          .filter(({ type }) => type !== 'history')
          .map((left) => ({ ...known, [id]: [left] })),
      ]),
    [{}],
  )
}
