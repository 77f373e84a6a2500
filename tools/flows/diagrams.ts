/**
 * Draws every machine anew: `machines/diagrams/` and `machines/README.md`. With `--against REF` it draws what became of the
 * machines since a commit, and with `--export DIR` it writes all of them, or `--machine NAME`, for other tools; neither touches
 * anything else.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isCommit } from './diagrams/against'
import { REVIEW_FOLDER, reviewAgainst } from './diagrams/differenceFiles'
import { exportMachines } from './diagrams/exportFiles'
import { diagramFiles, FOLDER } from './diagrams/files'

const { values } = parseArgs({
  options: { against: { type: 'string' }, export: { type: 'string' }, machine: { type: 'string' } },
})

function replace(folder: string, files: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [path, content] of files) writeFileSync(path, content)
}

if (values.export !== undefined) {
  await exportMachines(values.export, values.machine).then(console.log, ({ message }: Error) => {
    console.error(message)
    process.exitCode = 1
  })
} else if (values.against === undefined) {
  const files = await diagramFiles()
  replace(FOLDER, files)
  console.log(`${files.size} files drawn`)
} else if (!isCommit(values.against)) {
  console.error(`git knows no commit ${values.against}`)
  process.exitCode = 1
} else {
  const { files, words } = await reviewAgainst(values.against)
  replace(REVIEW_FOLDER, files)
  console.log(words.length > 0 ? words.join('\n') : 'no machine differs')
  console.log(`drawn in ${REVIEW_FOLDER}/index.html`)
}
