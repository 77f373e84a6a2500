/**
 * Measures the portal and its floors in one run, and writes docs/performance.md; one part alone is only printed:
 *   npm run bench -- [--runs 5] [--only loads|changes]
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changes } from './parts/changes'
import { loads } from './parts/loads'
import { performancePage } from './report'
import { startServers } from './servers'

const { runs, only } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
}).values
if (!(Number(runs) >= 1)) throw new Error('--runs takes a number')
const measures = [loads, changes].filter(({ name }) => only === undefined || name === only)
if (measures.length === 0) throw new Error('--only takes loads or changes')

const servers = await startServers()
const parts = []
for (const measure of measures) {
  console.info(measure.name)
  parts.push(await measure(servers, Number(runs)))
}
servers.close()
const page = performancePage(parts, Number(runs))
if (only) console.info(page)
else writeFileSync('docs/performance.md', page)
