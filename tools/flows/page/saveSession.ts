import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { download } from './download'
import type { Recording } from './session'

/** Hands what was watched to the browser as a file, in the form in which the portal itself saves it. */
export function saveSession(events: readonly StatelyInspectionEvent[]): void {
  const startedAt = new Date(Number(events[0]?.createdAt)).toISOString()
  const recording: Recording = { version: 1, startedAt, events: [...events] }
  const file = new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' })
  download(`session-${startedAt.replaceAll(':', '-')}.json`, file)
}
