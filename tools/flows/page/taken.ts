import type { StateValue } from 'xstate'
import { stateIds } from './stateIds'

/** The properties of a transition that show whether a flow took it. */
export interface Way {
  /** Source, event and the place among the branches of this event. */
  id: string
  /** None of what happens without leaving the state. */
  target?: string
}

/** An event of a flow, with where the flow was and where it is after it. */
export interface Step {
  flow: string
  event: string
  before?: StateValue
  value: StateValue
}

/**
 * The transitions of an event that lead from where the flow was to where it is, or from where it was to a state
 * that moves on at once, and on from there. Branches that differ in their guard alone are all among them. A history
 * state is none to be in: what leads there leads to any state beside it.
 */
export function waysTaken<W extends Way>(ways: readonly W[], { flow, event, before, value }: Step): W[] {
  if (before === undefined) return []
  const active = stateIds(value, flow)
  const left = [flow, ...stateIds(before, flow)]
  const from = (sources: readonly string[], type: string) =>
    ways.filter(({ id }) => {
      const [source = '', awaited] = id.split(' ')
      return awaited === type && sources.includes(source)
    })
  const arrives = ({ target = '' }: Way) => active.includes(target)
  const started = from(left, event)
  const resumes = ({ target = '' }: Way) => {
    const parent = target.slice(0, target.lastIndexOf('.'))
    return active.includes(parent) && !left.includes(parent)
  }
  const hasMoved = String(left) !== String([flow, ...active])
  const arriving = started.filter(arrives)
  const staying = started.filter(({ target }) => !target)
  if (arriving.length > 0) return innermost(hasMoved ? arriving : [...arriving, ...staying])
  const atOnce = started.flatMap((way) => {
    const onwards = from([way.target ?? ''], 'always').filter(arrives)
    return onwards.length > 0 ? [way, ...onwards] : []
  })
  if (atOnce.length > 0) return atOnce
  const resuming = started.filter(resumes)
  return innermost(resuming.length > 0 ? resuming : staying)
}

/** A state handles an event before its parent does. */
const innermost = <W extends Way>(ways: readonly W[]): W[] =>
  ways.filter((way) => !ways.some((other) => sourceOf(other).startsWith(`${sourceOf(way)}.`)))

const sourceOf = ({ id }: Way): string => id.slice(0, id.indexOf(' '))
