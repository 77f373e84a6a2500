import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate'

export interface PortCall {
  port: string
  input?: unknown
}

/** The observable state of a machine right after an event, as plain data. */
export interface ObservedSnapshot {
  value: StateValue
  status: string
  tags: string[]
  context: Record<string, unknown>
  output?: unknown
  /** The port calls since the last event. */
  calls: PortCall[]
  /** The events emitted since the last event. */
  emitted: EventObject[]
}

/** Omits undefined fields, as JSON does. */
export function observedText(
  snapshot: AnyMachineSnapshot,
  calls: PortCall[],
  emitted: EventObject[],
): string {
  const { value, status, context, output } = snapshot
  return JSON.stringify({ value, status, tags: [...snapshot.tags].sort(), context, output, calls, emitted })
}

export const observedOf = (...parts: Parameters<typeof observedText>): ObservedSnapshot =>
  JSON.parse(observedText(...parts))
