import type { Inspect } from '../../flows/services'
import { saveFile } from '../../lib/saveFile'
import type { Language } from '../language'
import { openBroadcast } from './broadcast'
import { startRecording } from './recording'
import { addSaveButton } from './saveButton'

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
