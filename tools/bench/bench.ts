/**
 * Measures the portal and its baselines in one run, and writes docs/performance.md; one part alone is only printed:
 *   npm run bench -- [--runs 5] [--only loads|oneCore|changes|interactions|growth]
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changes } from './parts/changes'
import { growth } from './parts/growth'
import { interactions } from './parts/interactions'
import { loads } from './parts/loads'
import { oneCore } from './parts/oneCore'
import { performancePage } from './report'
import { startServers } from './servers'

const { runs, only } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
}).values
if (!(Number(runs) >= 1)) throw new Error('--runs takes a number')
const all = [loads, oneCore, changes, interactions, growth]
const benchmarks = all.filter(({ name }) => only === undefined || name === only)
if (benchmarks.length === 0) throw new Error(`--only takes ${all.map(({ name }) => name).join(' or ')}`)

const servers = await startServers()
const parts = []
for (const runBenchmark of benchmarks) {
  console.info(runBenchmark.name)
  parts.push(await runBenchmark(servers, Number(runs)))
}
servers.close()
const page = performancePage(parts, Number(runs))
if (only) console.info(page)
else writeFileSync('docs/performance.md', page)
