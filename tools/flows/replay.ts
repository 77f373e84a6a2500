/**
 * Checks saved sessions against the machines of today (docs/testers.md):
 *   npm run replay -- session.json…
 * Fails if an actor did what its machine can no longer do, or if a file is no saved session.
 */
import { readFileSync } from 'node:fs'
import { readRecording } from './page/session'
import { checkSession, currentFlows } from './replay/checkSession'

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Name the files of saved sessions: npm run replay -- session.json…')
const flows = currentFlows()
for (const file of files) {
  try {
    const { steps, actors, divergences } = checkSession(readRecording(readFileSync(file, 'utf8')), flows)
    const result = divergences.length === 0 ? 'all as recorded' : 'not as recorded:'
    console.log([`${file}: ${steps} steps of ${actors} flows, ${result}`, ...divergences].join('\n  '))
    if (divergences.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
