import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { Inspect } from '../../flows/services'
import { redact } from './redact'

/** A session as it is saved: what every actor did, in order, with nothing of the customer's in it. */
export interface Recording {
  version: 1
  startedAt: string
  events: StatelyInspectionEvent[]
}

/** Deeper than any machine's definition; what lies below is cut off. */
const DEPTH = 40

/**
 * The inspector looks at a new actor only when the browser is idle, when the actor may have gone further. Where it
 * begins is told by its first snapshot, which comes next.
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
  const inspector = createInspector({ send }, { serialize, serializationDepthLimit: DEPTH })
  const inspect: Inspect = inspector.inspect
  return { recording, inspect }
}
