import type { FlowTransition } from './flow'
import type { Line } from './lines'
import { transitionLines } from './words'

/** One arrow of a drawing, with every transition that goes its way. */
export interface Arrow {
  transition: FlowTransition
  besides: FlowTransition[]
}

/**
 * That no answer came in time leads where an answer goes that is none, and does the same: one arrow says both, or a
 * drawing of a flow that waits often would be too wide to be read.
 */
export function arrowsOf(transitions: readonly FlowTransition[]): Arrow[] {
  const arrows: Arrow[] = []
  for (const transition of transitions) {
    const same = arrows.find(
      (arrow) => isFailureLike(transition) && goTheSameWay(arrow.transition, transition),
    )
    if (same) same.besides.push(transition)
    else arrows.push({ transition, besides: [] })
  }
  return arrows
}

const isFailureLike = ({ eventType }: FlowTransition) => /^xstate\.(after|error)\./.test(eventType)

const goTheSameWay = (one: FlowTransition, other: FlowTransition) =>
  isFailureLike(one) &&
  one.source === other.source &&
  one.target === other.target &&
  String(one.actions) === String(other.actions)

/** What stands on an arrow; the lines of what goes along with it are marked by their own transition. */
export const arrowLines = ({ transition, besides }: Arrow, wrap: number): Line[] => [
  ...transitionLines(transition, wrap),
  ...besides.flatMap((beside) =>
    transitionLines(beside, wrap).map((line) => ({ ...line, reaction: beside.id })),
  ),
]
