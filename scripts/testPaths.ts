/**
 * Walks the frozen paths and tells what they cover:
 *   npm run test:paths -- [--machine <name>] [--system actor|jsdom|chromium] [--report [folder]]
 *   npm run test:paths -- --system staging --origin https://portal.example --accounts accounts.json [--machine <name>] [--report [folder]]
 * Fails when a test fails or a mark is missed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { failureText, figuresTable } from '../tests/paths/report/console'
import { illustrate } from '../tests/paths/report/illustrations'
import { junit } from '../tests/paths/report/junit'
import { missedMarks } from '../tests/paths/report/marks'
import { page } from '../tests/paths/report/page'
import { createReport, stems } from '../tests/paths/report/report'
import { runSystem } from '../tests/paths/report/run'
import { allSystems, type System } from '../tests/paths/report/systems'

/** `--report` alone means the usual folder. */
const args = process.argv
  .slice(2)
  .flatMap((arg, index, all) =>
    arg === '--report' && (all[index + 1] ?? '--').startsWith('--') ? [arg, 'paths-report'] : [arg],
  )
const {
  machine,
  system,
  report: folder,
  ...provider
} = parseArgs({
  args,
  options: {
    machine: { type: 'string' },
    system: { type: 'string' },
    report: { type: 'string' },
    origin: { type: 'string' },
    accounts: { type: 'string' },
  },
}).values

// Nothing of it is needed for the paths on our own systems.
if (system === 'staging') {
  const { walkStaging } = await import('../tests/staging/command')
  process.exit((await walkStaging({ ...provider, machine, report: folder })) ? 0 : 1)
}

const isSystem = (name: string): name is System => (allSystems as string[]).includes(name)
if (machine !== undefined && !stems.includes(machine))
  throw new Error(`--machine is one of ${stems.join(', ')}`)
if (system !== undefined && !isSystem(system))
  throw new Error(`--system is one of ${allSystems.join(', ')}, staging`)

const between = mkdtempSync(join(tmpdir(), 'paths-'))
const runs = (system ? [system] : allSystems).map((one) => runSystem(one, machine, between))
const report = await createReport(runs, machine ? [machine] : stems)
const missed = missedMarks(report, runs)
const isGood = missed.length + report.failures.length === 0
console.log(`\n${figuresTable(report)}`)
if (report.failures.length > 0) console.log(`\nFailed:\n\n${report.failures.map(failureText).join('\n\n')}`)
if (missed.length > 0) console.log(`\nMarks missed:\n${missed.join('\n')}`)
if (isGood) console.log('\nAll marks are reached.')

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ version: 1, missed, ...report }, null, 1))
  writeFileSync(join(folder, 'junit.xml'), junit(report))
  writeFileSync(join(folder, 'index.html'), page(report, missed, await illustrate(report.failures, folder)))
  console.log(`\nThe report is ${join(folder, 'index.html')}`)
}
rmSync(between, { recursive: true })
if (!isGood) process.exitCode = 1
