import type { StateValue } from 'xstate'
import { stateIds } from './stateIds'

/** The properties of a transition that show whether a flow took it. */
export interface TransitionRef {
  /** Source, event and the position among the branches of this event. */
  id: string
  /** None of what happens without leaving the state. */
  target?: string
}

/** An event of a flow, with where the flow was and where it is after it. */
export interface Step {
  flow: string
  event: string
  previousValue?: StateValue
  value: StateValue
}

/**
 * The transitions of an event that lead from where the flow was to where it is, or from where it was to a state
 * that moves on at once, and on from there. Branches that differ in their guard alone are all among them. A history
 * state is none to be in: what leads there leads to any sibling state.
 */
export function transitionsTaken<W extends TransitionRef>(
  transitions: readonly W[],
  { flow, event, previousValue, value }: Step,
): W[] {
  if (previousValue === undefined) return []
  const active = stateIds(value, flow)
  const previousStates = [flow, ...stateIds(previousValue, flow)]
  const transitionsFrom = (sources: readonly string[], type: string) =>
    transitions.filter(({ id }) => {
      const [source = '', eventType] = id.split(' ')
      return eventType === type && sources.includes(source)
    })
  const isArriving = ({ target = '' }: TransitionRef) => active.includes(target)
  const candidates = transitionsFrom(previousStates, event)
  const isResuming = ({ target = '' }: TransitionRef) => {
    const parent = target.slice(0, target.lastIndexOf('.'))
    return active.includes(parent) && !previousStates.includes(parent)
  }
  const hasMoved = String(previousStates) !== String([flow, ...active])
  const arriving = candidates.filter(isArriving)
  const staying = candidates.filter(({ target }) => !target)
  if (arriving.length > 0) return innermost(hasMoved ? arriving : [...arriving, ...staying])
  const transient = candidates.flatMap((transition) => {
    const followUps = transitionsFrom([transition.target ?? ''], 'always').filter(isArriving)
    return followUps.length > 0 ? [transition, ...followUps] : []
  })
  if (transient.length > 0) return transient
  const resuming = candidates.filter(isResuming)
  return innermost(resuming.length > 0 ? resuming : staying)
}

/** A state handles an event before its parent does. */
const innermost = <W extends TransitionRef>(transitions: readonly W[]): W[] =>
  transitions.filter(
    (transition) => !transitions.some((other) => sourceOf(other).startsWith(`${sourceOf(transition)}.`)),
  )

const sourceOf = ({ id }: TransitionRef): string => id.slice(0, id.indexOf(' '))
