/**
 * Draws every machine: `machines/diagrams/` and `machines/README.md`.
 *   --check                            refuses drawings that differ from what the machines give now
 *   --against REF                      draws what became of the machines since a commit, and says it in words
 *   --export FOLDER [--machine NAME]   writes machines for other tools
 * The options change no drawing in `machines/`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { diagramFiles, FOLDER, staleDiagrams } from './diagrams/files'
import { layoutOf } from './diagrams/layout'
import { drawnFlows } from './diagrams/machines'
import { mermaidOf } from './diagrams/mermaid'
import { isCommit, REVIEW_FOLDER, reviewAgainst } from './diagrams/review'
import { svgOf } from './diagrams/svg'

const {
  check,
  against,
  export: exported,
  machine: only,
} = parseArgs({
  options: {
    check: { type: 'boolean' },
    against: { type: 'string' },
    export: { type: 'string' },
    machine: { type: 'string' },
  },
}).values

function refuse(reason: string) {
  console.error(reason)
  process.exitCode = 1
}

function replace(folder: string, files: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [path, content] of files) writeFileSync(path, content)
}

async function exportMachines(folder: string) {
  const flows = drawnFlows().filter(({ stem }) => only === undefined || stem === only)
  if (flows.length === 0) return refuse(`there is no machine ${only}`)
  mkdirSync(folder, { recursive: true })
  for (const { stem, flow, machine } of flows) {
    writeFileSync(join(folder, `${stem}.svg`), svgOf(await layoutOf(flow)))
    writeFileSync(join(folder, `${stem}.mmd`), mermaidOf(flow))
    // What is computed (context, params, input) is no data and is left out.
    writeFileSync(join(folder, `${stem}.json`), `${JSON.stringify(machine.config, null, 2)}\n`)
  }
  console.log(`${flows.length} machines exported to ${folder}`)
}

async function review(ref: string) {
  if (!isCommit(ref)) return refuse(`git knows no commit ${ref}`)
  const { files, words } = await reviewAgainst(ref)
  replace(REVIEW_FOLDER, files)
  console.log(words.length > 0 ? words.join('\n') : 'no machine differs')
  console.log(`drawn in ${REVIEW_FOLDER}/index.html`)
}

async function draw() {
  const files = await diagramFiles()
  const complaints = check ? staleDiagrams(files) : []
  if (complaints.length > 0) return refuse(`${complaints.join('\n')}\nnpm run diagrams draws them anew`)
  if (!check) replace(FOLDER, files)
  console.log(`${files.size} ${check ? 'drawn files are current' : 'files drawn'}`)
}

if (exported !== undefined) await exportMachines(exported)
else if (against !== undefined) await review(against)
else await draw()
