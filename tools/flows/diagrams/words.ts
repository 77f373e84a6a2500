import type { FlowState, FlowTransition } from './flow'
import { type Line, wrapped } from './lines'

/** What stands in the box of a state. */
export const stateLines = (state: FlowState, width: number): Line[] => [
  ...wrapped(state.key, 'title', width),
  ...wrapped(withRequirements(state), 'note', width),
  ...state.invokes.flatMap((invoke) => wrapped(`invoke ${invokeInWords(invoke)}`, 'plain', width)),
  ...wrappedNames('entry / ', state.entry, width),
  ...wrappedNames('exit / ', state.exit, width),
  ...state.reactions.flatMap((reaction) =>
    transitionLines(reaction, width).map((line) => ({ ...line, reaction: reaction.id })),
  ),
]

/** `saveValue as saveAgain (changes)`. */
export const invokeInWords = ({ id, src, kind }: FlowState['invokes'][number]): string =>
  [src, id === src ? '' : `as ${id}`, kind ? `(${kind})` : ''].filter(Boolean).join(' ')

/** What stands on the arrow of a transition. */
export const transitionLines = (transition: FlowTransition, width: number): Line[] => [
  ...wrapped(transition.event, 'event', width),
  ...wrapped(conditionOf(transition), 'plain', width),
  ...wrappedNames('/ ', transition.actions, width),
  ...wrapped(withRequirements(transition), 'note', width),
]

const conditionOf = ({ guard, isOtherwise }: FlowTransition): string =>
  guard ? `[${guard}]` : isOtherwise ? '[otherwise]' : ''

const wrappedNames = (sign: string, names: string[], width: number): Line[] =>
  names.length > 0 ? wrapped(sign + names.join(', '), 'plain', width) : []

const withRequirements = ({ description, requirements }: FlowState | FlowTransition): string =>
  requirements.length > 0 ? `${description} (${requirements.join(', ')})` : description

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
