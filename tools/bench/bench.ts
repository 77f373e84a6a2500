/** Measures the portal and its floors in one run, and writes docs/performance.md: `npm run bench -- [--runs 5]` */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changes, contracts } from './parts/clicks'
import { loads } from './parts/loads'
import { performancePage } from './report'
import { startServers } from './servers'

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values
if (!(Number(runs) >= 1)) throw new Error('--runs takes a number')

const servers = await startServers()
const parts = []
for (const measure of [loads, changes, contracts]) {
  console.info(measure.name)
  parts.push(await measure(servers, Number(runs)))
}
servers.close()
writeFileSync('docs/performance.md', performancePage(parts, Number(runs)))
console.info('Written to docs/performance.md.')
