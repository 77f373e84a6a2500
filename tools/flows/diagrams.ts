/**
 * Draws every machine: `machines/diagrams/` and `machines/README.md`.
 *   --check         refuses stale drawings
 *   --against REF   draws and prints how the machines differ from those of a commit
 * The options change no drawing in `machines/`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { diagramFiles, FOLDER, staleDiagrams } from './diagrams/files'
import { mapData } from './diagrams/map'
import { compareWithCommit, isCommit, REVIEW_FOLDER, reviewFiles } from './diagrams/review'

const { check, against } = parseArgs({
  options: { check: { type: 'boolean' }, against: { type: 'string' } },
}).values

function fail(reason: string) {
  console.error(reason)
  process.exitCode = 1
}

function replaceFolder(folder: string, files: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [path, content] of files) writeFileSync(path, content)
}

async function review(ref: string) {
  if (!isCommit(ref)) return fail(`git knows no commit ${ref}`)
  const comparisons = compareWithCommit(ref)
  replaceFolder(REVIEW_FOLDER, await reviewFiles(ref, comparisons))
  const lines = comparisons.flatMap(({ stem, lines }) => lines.map((text) => `${stem}: ${text}`))
  console.log(lines.length > 0 ? lines.join('\n') : 'no machine differs')
  console.log(`drawn in ${REVIEW_FOLDER}/index.html`)
}

async function draw() {
  const files = await diagramFiles()
  const stale = check ? staleDiagrams(files) : []
  if (stale.length > 0) fail(`${stale.join('\n')}\nnpm run diagrams updates them`)
  const unheard = check
    ? mapData().announcements.filter(({ sentEvents, effects }) => sentEvents.length + effects.length === 0)
    : []
  for (const { flow, type } of unheard)
    fail(
      `machines/${flow}.machine.ts emits ${type}, and nothing listens: add a reaction to src/app/announcements.ts`,
    )
  if (stale.length + unheard.length > 0) return
  if (!check) replaceFolder(FOLDER, files)
  console.log(`${files.size} ${check ? 'drawn files are current' : 'files drawn'}`)
}

if (against !== undefined) await review(against)
else await draw()
