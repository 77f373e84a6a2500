/**
 * Measures the portal and its baselines, and writes docs/performance.md; another number of rounds is only printed:
 *   npm run bench -- [--runs 3]
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loads } from './loads'
import { performancePage } from './report'
import { startServers } from './servers'

const { runs } = parseArgs({ options: { runs: { type: 'string' } } }).values
const rounds = Number(runs ?? 5)
if (!(rounds >= 1)) throw new Error('--runs takes a number')

const servers = await startServers()
const page = performancePage(await loads(servers, rounds), rounds)
servers.close()
if (runs) console.info(page)
else writeFileSync('docs/performance.md', page)
