import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { Inspect } from '../../core/services'
import { saveFile } from '../../lib/saveFile'
import type { Language } from '../language'
import { startRecording } from './recording'
import { addSaveButton } from './saveButton'

/** Sends the recording to other tabs of the browser. A tab that posts `{ type: 'replay' }` receives all of it again. */
function openBroadcast(recorded: () => readonly StatelyInspectionEvent[]) {
  const channel = new BroadcastChannel('portal-inspection')
  const post = (event: StatelyInspectionEvent) => channel.postMessage({ type: 'inspection', event })
  channel.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === 'replay') for (const event of recorded()) post(event)
  })
  return post
}

/** Records this page for testers: other tabs can watch, and a button saves it as a file. It sends nothing. */
export function startInspection(language: Language): Inspect {
  const post = openBroadcast(() => recording.events)
  const { recording, inspect } = startRecording(post)
  addSaveButton(language, () => {
    const file = new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' })
    saveFile(file, `session-${recording.startedAt.replaceAll(':', '-')}.json`)
  })
  return inspect
}
