/**
 * Checks saved sessions against today's machines, as said in docs/testers.md:
 *   npm run replay -- session.json…
 * Fails when an actor of a flow did what its machine can no longer do, or a file is no saved session.
 */
import { readFileSync } from 'node:fs'
import { readRecording } from './page/session'
import { checkSession } from './replay/checkSession'
import { sessionText } from './replay/sessionText'
import { todaysMachines } from './replay/todaysMachines'

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Name the files of saved sessions: npm run replay -- session.json…')
const machines = todaysMachines()
for (const file of files) {
  try {
    const checked = checkSession(readRecording(readFileSync(file, 'utf8')), machines)
    console.log(sessionText(file, checked))
    if (checked.divergences.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
