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

/** Fields that are undefined are left out, as JSON does. */
export function momentText(snapshot: AnyMachineSnapshot, calls: PortCall[], emitted: EventObject[]): string {
  const { value, status, context, output } = snapshot
  return JSON.stringify({ value, status, tags: [...snapshot.tags].sort(), context, output, calls, emitted })
}

export const momentOf = (...observed: Parameters<typeof momentText>): Moment =>
  JSON.parse(momentText(...observed))
