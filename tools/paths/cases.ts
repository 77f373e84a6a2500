import type { AnyStateMachine, EventFrom, EventObject, InputFrom, OutputFrom } from 'xstate'
import { invokesOf } from './nodes'

/** An event of a path as plain data; answers of ports and elapsed delays carry XState's own event types. */
export interface PathEvent extends EventObject {
  [field: string]: unknown
}

/** An event of the cases. */
export interface CaseEvent extends PathEvent {
  /** What is special about this payload or answer, for people; the machine does not get it. */
  case?: string
}

/** Everything that can happen to a machine: the events that its tests walk through. */
export interface Cases {
  machine: AnyStateMachine
  /** Each way to start, by name, with the machine's input. */
  starts: Readonly<Record<string, unknown>>
  /** The outside events: one for every payload that should make a difference, boundaries included. */
  events: readonly CaseEvent[]
  /** The outside events that the customer does not cause. */
  systemEvents?: readonly string[]
  /** What each port can answer, by invoke id and the name of the case. Each call can break as well. */
  outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Coverage targets that no path can reach, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

const DONE = 'xstate.done.actor.'
const ERROR = 'xstate.error.actor.'
const AFTER = 'xstate.after.'

export const portAnswer = (port: string, output: unknown): PathEvent => ({ type: DONE + port, output })
export const portFailure = (port: string) => ({ type: ERROR + port, error: { message: 'no answer' } })

/** Whether the event means that a delay has passed. */
export const isElapse = ({ type }: PathEvent) => type.startsWith(AFTER)

type EventKind =
  | { kind: 'outside' }
  | { kind: 'done' | 'error'; port: string }
  | { kind: 'after'; delay: string }

export function kindOf(type: string): EventKind {
  if (type.startsWith(DONE)) return { kind: 'done', port: type.slice(DONE.length) }
  if (type.startsWith(ERROR)) return { kind: 'error', port: type.slice(ERROR.length) }
  if (type.startsWith(AFTER)) return { kind: 'after', delay: type.slice(AFTER.length).split('.')[0] ?? '' }
  return { kind: 'outside' }
}

/** The logic of each actor that a machine invokes, by name. */
type Ports<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>
type Answers<Logic> = Readonly<Record<string, OutputFrom<NonNullable<Logic>>>>

/** A machine without input starts with `undefined`. */
type StartOf<Machine> = unknown extends InputFrom<Machine> ? undefined : InputFrom<Machine>

/** Each event separately, so that the compiler names the wrong field. */
type WithCase<Event> = Event extends unknown ? Event & { readonly case?: string } : never

/** Cases in their source form, with the types of their machine; `Cases` explains the fields. */
interface CasesSource<Machine extends AnyStateMachine, Logics = Ports<Machine>> {
  starts: Readonly<Record<string, StartOf<Machine>>>
  events: readonly WithCase<EventFrom<Machine>>[]
  systemEvents?: readonly EventFrom<Machine>['type'][]
  /** By port, for every place that invokes it. */
  outcomes: { readonly [Port in keyof Logics]-?: Answers<Logics[Port]> }
  /** By invoke id, for a place with other answers of its port. */
  exceptions?: Readonly<
    Record<string, { [Port in keyof Logics]-?: { port: Port; outputs: Answers<Logics[Port]> } }[keyof Logics]>
  >
  unreachable?: Readonly<Record<string, string>>
}

/**
 * The cases of a machine, checked against the machine's types: a misspelt outcome or a missing payload field would
 * generate paths that no customer can take.
 */
export function casesOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { outcomes, exceptions = {}, ...fields }: CasesSource<Machine>,
): Cases {
  const byPort: Cases['outcomes'] = outcomes
  const exceptionsById: Readonly<Record<string, { port: PropertyKey; outputs: Cases['outcomes'][string] }>> =
    exceptions
  const invokes = invokesOf(machine.root)
  for (const [id, { port }] of Object.entries(exceptionsById))
    if (!invokes.some((invoke) => invoke.id === id && invoke.port === port))
      throw new Error(`${machine.id} does not invoke ${String(port)} as ${id}`)
  const byId = invokes.map(({ id, port }) => [id, exceptionsById[id]?.outputs ?? byPort[port]])
  return { machine, ...fields, outcomes: Object.fromEntries(byId) }
}
