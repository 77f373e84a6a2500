/** Draws every machine anew: `machines/diagrams/` and `machines/README.md`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { diagramFiles, FOLDER } from './diagrams/files'

const files = await diagramFiles()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
for (const [path, content] of files) writeFileSync(path, content)
console.log(`${files.size} files drawn`)
