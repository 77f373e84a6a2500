/**
 * Measures the portal beside its floors, in one run:
 *   npm run bench -- [--runs 5] [--only loads,shift,…] [--url <address> --ready <css>]… [--frames]
 * Tells what it found, and writes docs/performance.md if all was asked for and nothing else stood beside.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { barsOf, barsPicture } from './bench/bars'
import { launch } from './bench/browser'
import { buildFloors } from './bench/buildFloors'
import { performancePage } from './bench/markdown'
import { measureParts } from './bench/measureParts'
import { partNames, readOptions } from './bench/options'
import { startPortal } from './bench/portal'
import { printPart } from './bench/print'
import { marksTable } from './bench/report'
import { attempt } from './bench/rounds'
import { saveFrames } from './bench/saveFrames'
import { serveFolder } from './bench/serve'
import { textTable } from './report/textTable'

const { runs, only, others, frames } = readOptions(process.argv.slice(2))

// A shell, because npx is a script on Windows; the words are all our own.
const { status } = spawnSync('npx tsx scripts/buildIfNeeded.ts', { stdio: 'inherit', shell: true })
if (status !== 0) process.exit(status ?? 1)

const folders = await buildFloors()
const [portal, react, login, document] = await Promise.all([
  startPortal(),
  serveFolder(folders.react),
  serveFolder(folders.login),
  serveFolder(folders.document),
])
const floors = { react: react.origin, login: login.origin, document: document.origin }
const troubles: string[] = []
const found = await measureParts({ runs, portal, floors, others, troubles }, only, printPart)

if (frames) {
  const browser = await launch()
  const stored = await portal.signedIn('everyday')
  await attempt(troubles, 'pictures of the login', () =>
    saveFrames(browser, `${portal.origin}/login`, 'docs/pictures/frames-login.png'),
  )
  await attempt(troubles, 'pictures of the overview', () =>
    saveFrames(browser, `${portal.origin}/`, 'docs/pictures/frames-overview.png', stored),
  )
  await browser.close()
}
for (const server of [portal, react, login, document]) server.close()

if (found.marks.length > 0) console.info(`\nMarks\n${textTable(marksTable(found.marks)).join('\n')}`)
for (const trouble of troubles) console.info(`Not measured: ${trouble}`)
if (found.samples && only.length === partNames.length && others.length === 0) {
  writeFileSync('docs/performance.md', performancePage({ ...found, runs, troubles }))
  writeFileSync('docs/pictures/performance.svg', barsPicture(barsOf(found.samples)))
  console.info('\nWritten to docs/performance.md.')
}
