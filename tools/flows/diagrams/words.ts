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
