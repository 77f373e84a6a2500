import type { AnyStateMachine, EventObject } from 'xstate'

/** An event of a path as plain data; answers of ports and elapsed delays carry XState's own event types. */
export interface PathEvent extends EventObject {
  [field: string]: unknown
}

/** An event as an alphabet has it. */
export interface CaseEvent extends PathEvent {
  /** What is special about this payload or answer, for people; the machine does not get it. */
  case?: string
}

/** Everything that can happen to a machine: what its tests walk through. */
export interface Alphabet {
  machine: AnyStateMachine
  /** Each way to begin, by name, with the machine's input. */
  starts: Readonly<Record<string, unknown>>
  /** What comes from outside: once for every payload that should make a difference, boundaries included. */
  events: readonly CaseEvent[]
  /** What each port can answer, each answer by the name of its case, and how its call can break, by invoke id. */
  outcomes: Readonly<
    Record<string, { outputs: Readonly<Record<string, unknown>>; errors: readonly unknown[] }>
  >
  /** Coverage targets that no path can reach, each with the reason. */
  unreachable?: Readonly<Record<string, string>>
}

const DONE = 'xstate.done.actor.'
const ERROR = 'xstate.error.actor.'
const AFTER = 'xstate.after.'

export const answer = (port: string, output: unknown): PathEvent => ({ type: DONE + port, output })
export const breakdown = (port: string, error: unknown): PathEvent => ({ type: ERROR + port, error })

/** Whether the event is that a delay has passed. */
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
