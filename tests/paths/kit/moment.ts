import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate'

export interface PortCall {
  port: string
  input?: unknown
}

/** What can be seen of a machine right after an event, as plain data. */
export interface Moment {
  value: StateValue
  status: string
  tags: string[]
  context: Record<string, unknown>
  output?: unknown
  /** The ports that were called since the event before. */
  calls: PortCall[]
  /** The events that were emitted since the event before. */
  emitted: EventObject[]
}

/** A copy as JSON keeps it: fields that are undefined are left out. */
const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data))

export function momentOf(snapshot: AnyMachineSnapshot, calls: PortCall[], emitted: EventObject[]): Moment {
  const { value, status, context, output } = snapshot
  return plain({ value, status, tags: [...snapshot.tags].sort(), context, output, calls, emitted })
}
