import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { Inspect } from '../../core/services'
import { redact } from './redact'

/** A saved session: what every actor did, in order, without any data of the customer. */
export interface Recording {
  version: 1
  startedAt: string
  events: StatelyInspectionEvent[]
}

/** Deeper than any machine's definition; the rest is cut off. */
const MAX_DEPTH = 40

/**
 * The inspector reads a new actor only when the browser is idle, when the actor may have changed its state. The next
 * event, its first snapshot, has the initial state.
 */
const withoutLateSnapshot = (event: StatelyInspectionEvent): StatelyInspectionEvent =>
  event.type === '@xstate.actor' ? { ...event, snapshot: { status: 'active' } } : event

/** Records the actors that use `inspect`; `onEvent` receives each event after its redaction. */
export function startRecording(onEvent?: (event: StatelyInspectionEvent) => void) {
  const recording: Recording = { version: 1, startedAt: new Date().toISOString(), events: [] }
  const send = (event: StatelyInspectionEvent) => {
    recording.events.push(event)
    onEvent?.(event)
  }
  const serialize = (event: StatelyInspectionEvent) => redact(withoutLateSnapshot(event))
  const inspector = createInspector({ send }, { serialize, serializationDepthLimit: MAX_DEPTH })
  const inspect: Inspect = (event) => inspector.inspect.next?.(event)
  return { recording, inspect }
}
