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
import { failureText, figuresTable } from './report/console'
import { junit } from './report/junit'
import { missedMarks } from './report/marks'
import { createReport, stems } from './report/report'
import { runSystem } from './report/run'
import { allSystems, type System } from './report/systems'

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
  const { walkStaging } = await import('../../tests/staging/command')
  process.exit((await walkStaging({ ...provider, machine, report: folder })) ? 0 : 1)
}

const isSystem = (name: string): name is System => (allSystems as string[]).includes(name)
if (machine !== undefined && !stems.includes(machine))
  throw new Error(`--machine is one of ${stems.join(', ')}`)
if (system !== undefined && !isSystem(system))
  throw new Error(`--system is one of ${allSystems.join(', ')}, staging`)

const between = mkdtempSync(join(tmpdir(), 'paths-'))
const runs = (system ? [system] : allSystems).map((one) => runSystem(one, machine, between, folder))
const report = await createReport(runs, machine ? [machine] : stems)
const missed = missedMarks(report, runs)
const isGood = missed.length + report.failures.length === 0
const told = [
  figuresTable(report),
  ...(report.failures.length > 0 ? ['Failed:', ...report.failures.map(failureText)] : []),
  ...(missed.length > 0 ? [`Marks missed:\n${missed.join('\n')}`] : []),
  ...(isGood ? ['All marks are reached.'] : []),
].join('\n\n')
console.log(`\n${told}`)

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), JSON.stringify({ version: 1, missed, ...report }, null, 1))
  writeFileSync(join(folder, 'junit.xml'), junit(report))
  writeFileSync(join(folder, 'report.txt'), told)
  console.log(`\nThe report is in ${folder}`)
}
rmSync(between, { recursive: true })
if (!isGood) process.exitCode = 1
