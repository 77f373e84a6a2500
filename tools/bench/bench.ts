/**
 * Measures the portal and its floors in one run:
 *   npm run bench -- [--runs 5] [--only loads,changes,…] [--url <address> --ready <selector>]
 * Prints what it finds. A complete run writes docs/performance.md.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildFloor } from './buildFloors'
import { changes, contracts } from './parts/clicks'
import { loads } from './parts/loads'
import { chapter, marksTable, type Part, performancePage } from './report'
import type { Bench } from './rounds'
import { serveFolder, startPortal } from './servers'

const parts: Record<string, (bench: Bench) => Promise<Part>> = { loads, changes, contracts }

const { runs, only, url, ready } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(parts).join() },
    url: { type: 'string' },
    ready: { type: 'string', default: 'body' },
  },
}).values
const measures = only.split(',').map((name) => {
  const measure = parts[name]
  if (!measure) throw new Error(`--only takes ${Object.keys(parts)}, not ${name}`)
  return { name, measure }
})
if (!(Number(runs) >= 1)) throw new Error('--runs takes a number')

const portal = await startPortal()
const react = await serveFolder(await buildFloor('react'))
const login = await serveFolder(await buildFloor('login'))
const document = await serveFolder(await buildFloor('document'))
const bench: Bench = {
  runs: Number(runs),
  portal,
  floors: { react: react.origin, login: login.origin, document: document.origin },
  // A page that waits for a field is also measured until it takes keystrokes.
  other: url
    ? {
        name: url,
        url,
        ready: { css: ready },
        ...(/^(input|textarea)\b/.test(ready) ? { field: ready } : {}),
      }
    : null,
}

const found: Part = { sections: [], marks: [] }
for (const { name, measure } of measures) {
  console.info(`\n${name}`)
  const { sections, marks } = await measure(bench)
  for (const section of sections) console.info(`\n${chapter(section)}`)
  found.sections.push(...sections)
  found.marks.push(...marks)
}
for (const server of [portal, react, login, document]) server.close()

console.info(`\n## Marks\n\n${marksTable(found.marks)}`)
if (!url && Object.keys(parts).every((name) => only.split(',').includes(name))) {
  writeFileSync('docs/performance.md', performancePage(found, bench.runs))
  console.info('\nWritten to docs/performance.md.')
}
