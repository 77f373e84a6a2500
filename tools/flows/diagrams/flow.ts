import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { kindOfPort, type PortKind, secondsOfPort } from '../../../scripts/machine-rules/kindOfPort'
import { eventText, nodesIn, requirementsOf, transitionsOf } from '../../../scripts/machine-rules/nodes'
import { transitionId } from '../../../src/lib/transitionId'

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final'

/** A state as drawn. */
export interface FlowState {
  /** `tariff.loading`, as in the machine. */
  id: string
  key: string
  kind: StateKind
  description: string
  /** `waits` is `20 s`. A child has neither: it gives no answer. */
  invokes: { id: string; src: string; kind: PortKind | ''; waits: string }[]
  entry: string[]
  exit: string[]
  requirements: string[]
  tags: string[]
  isFailure: boolean
  /** The initial state of a compound state. */
  initial?: string
  children: FlowState[]
  /** Transitions that do not leave the state. */
  reactions: FlowTransition[]
}

/** A transition as drawn. */
export interface FlowTransition {
  /** Source, event and the position among the branches of this event. */
  id: string
  source: string
  target?: string
  /** The actor's event type; empty for a transition without an event. */
  eventType: string
  event: string
  guard?: string
  /** It applies when the guards of all earlier branches are false. */
  isOtherwise: boolean
  /** It leaves and re-enters the state instead of staying in it. */
  reenters: boolean
  actions: string[]
  description: string
  requirements: string[]
  isFailure: boolean
}

/** The parts of a statechart that a drawing shows, as plain data. */
export interface Flow {
  root: FlowState
  transitions: FlowTransition[]
}

export function flowOf(machine: AnyStateMachine): Flow {
  const failures = failuresIn(machine.root)
  const transitions = (node: AnyStateNode): FlowTransition[] =>
    transitionsOf(node).map((transition) => toFlowTransition(transition, failures))
  const state = (node: AnyStateNode): FlowState => ({
    id: node.id,
    key: node.key,
    kind: node.type === 'history' ? 'atomic' : node.type,
    description: node.description ?? '',
    invokes: node.invoke.map(({ id, src: source }) => {
      const src = String(source)
      const seconds = secondsOfPort(machine, src)
      return { id, src, kind: kindOfPort(machine, src) ?? '', waits: seconds ? `${seconds} s` : '' }
    }),
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    requirements: requirementsOf(node),
    tags: [...node.tags],
    isFailure: failures.has(node.id),
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    children: Object.values(node.states).map(state),
    reactions: transitions(node).filter(({ target }) => !target),
  })
  return {
    root: state(machine.root),
    transitions: nodesIn(machine.root)
      .flatMap(transitions)
      .filter(({ target }) => target),
  }
}

export const statesIn = (state: FlowState): FlowState[] => [state, ...state.children.flatMap(statesIn)]

/** Every transition; those that leave a state come first. */
export const transitionsIn = ({ root, transitions }: Flow): FlowTransition[] => [
  ...transitions,
  ...statesIn(root).flatMap(({ reactions }) => reactions),
]

/** `insufficientFunds.asking` of `tariff.insufficientFunds.asking`. */
export const stripFlow = (id = ''): string => id.slice(id.indexOf('.') + 1)

function toFlowTransition(transition: AnyTransitionDefinition, failures: Set<string>): FlowTransition {
  const { source, eventType, target, guard, reenter } = transition
  const id = transitionId(transition)
  return {
    id,
    source: source.id,
    target: target?.[0]?.id,
    eventType,
    event: eventText(eventType),
    guard: guard === undefined ? undefined : namesOf(guard)[0],
    isOtherwise: guard === undefined && !id.endsWith(' 0'),
    reenters: reenter,
    actions: namesOf(transition.actions),
    description: transition.description ?? '',
    requirements: requirementsOf(transition),
    isFailure: eventType.startsWith('xstate.error.') || failures.has(target?.[0]?.id ?? ''),
  }
}

/** The names of one action or guard, or of several. */
export function namesOf(value: unknown): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap(namesOf)
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value && 'type' in value ? [String(value.type)] : []
}

const FAILURE_TAGS = new Set(['failed', 'outcomeUnknown', 'untrustedAddress'])

/**
 * The ids of the failure states: their tag or name says so, or only a failed call leads there and the state invokes
 * nothing.
 */
function failuresIn(root: AnyStateNode): Set<string> {
  const incomingEvents = new Map<string, string[]>()
  for (const { target, eventType } of nodesIn(root).flatMap(transitionsOf))
    for (const { id } of target ?? []) incomingEvents.set(id, [...(incomingEvents.get(id) ?? []), eventType])
  const isReachedOnlyByFailure = ({ id, invoke }: AnyStateNode) =>
    invoke.length === 0 &&
    incomingEvents.has(id) &&
    incomingEvents.get(id)?.every((event) => event.startsWith('xstate.error.'))
  const isNamedFailure = ({ tags, key }: AnyStateNode) =>
    tags.some((tag) => FAILURE_TAGS.has(tag)) || /failed/i.test(key)
  return new Set(
    nodesIn(root)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .filter((node) => isNamedFailure(node) || isReachedOnlyByFailure(node))
      .map(({ id }) => id),
  )
}
