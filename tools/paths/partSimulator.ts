import type { Cases, PathEvent } from './cases'
import { fullStateKey } from './graph'
import type { ObservedSnapshot } from './observedSnapshot'
import { createSimulator, type FullState, type SimulatedStep } from './simulator'

export const START = 'xstate.init'

/** A step of one flow, with what it showed. */
export interface PartStep extends SimulatedStep {
  observed: ObservedSnapshot
}

/** Steps of one of several connected flows. Each is computed once, as it recurs with all states of the others. */
export function createPartSimulator({ machine }: Cases) {
  const simulator = createSimulator(machine)
  const statesByKey = new Map<string, FullState>()
  const ids = new Map<FullState, number>()
  const steps = new Map<string, PartStep>()

  /** Equal states become one. */
  function unify(fullState: FullState): FullState {
    const key = fullStateKey(fullState)
    const known = statesByKey.get(key) ?? fullState
    statesByKey.set(key, known)
    if (!ids.has(known)) ids.set(known, ids.size)
    return known
  }
  return {
    /** A number for each full state. */
    idOf: (state: FullState | undefined) => (state ? ids.get(state) : undefined),
    /** None if the flow does not run. */
    take(before: FullState | undefined, event: PathEvent): PartStep | undefined {
      const isStart = event.type === START
      if (!isStart && !before) return undefined
      const key = JSON.stringify([isStart || !before ? null : ids.get(before), event])
      const known = steps.get(key)
      if (known) return known
      const computed = isStart || !before ? simulator.start(event.input) : simulator.fire(before, event)
      const step = {
        ...computed,
        fullState: unify(computed.fullState),
        observed: JSON.parse(computed.observedJson),
      }
      steps.set(key, step)
      return step
    },
  }
}
