/** Draws every machine: `machines/diagrams/` and `machines/README.md`. With `--check`, it only refuses stale drawings. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { diagramFiles, FOLDER, staleDiagrams } from './diagrams/files'
import { mapData } from './diagrams/map'

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values
const files = await diagramFiles()
if (check) {
  const stale = staleDiagrams(files)
  const unhandled = mapData().announcements.filter(
    ({ sentEvents, effects }) => sentEvents.length + effects.length === 0,
  )
  const problems = [
    ...(stale.length > 0 ? [...stale, 'npm run diagrams updates them'] : []),
    ...unhandled.map(
      ({ flow, type }) =>
        `machines/${flow}.machine.ts emits ${type}, and nothing listens: add a reaction to src/app/announcements.ts, or its call to EFFECTS in tools/flows/diagrams/portal.ts`,
    ),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${files.size} drawn files are current`)
} else {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  for (const [path, content] of files) writeFileSync(path, content)
  console.log(`${files.size} files drawn`)
}
