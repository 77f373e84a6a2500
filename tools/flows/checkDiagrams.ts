/** Refuses drawings that are not what the machines give today. */
import { diagramFiles } from './diagrams/files'
import { staleDiagrams } from './diagrams/stale'

const files = await diagramFiles()
const complaints = staleDiagrams(files)
if (complaints.length > 0) {
  console.error(`${complaints.join('\n')}\nnpm run diagrams draws them anew`)
  process.exitCode = 1
} else console.log(`${files.size} drawn files are current`)
