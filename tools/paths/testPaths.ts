/**
 * Walks the golden paths and prints what they cover. --report also writes it to the folder paths-report:
 *   npm run test:paths -- [--machine <name>] [--system actor|jsdom|chromium] [--report]
 *   npm run test:paths -- --system staging --origin https://portal.example --accounts accounts.json [--machine <name>] [--report]
 * Fails when a test fails.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { stems } from '../../tests/paths/cases/all'
import { coverageTable, systems } from './coverageTable'

const stringOption = { type: 'string' } as const
const options = {
  machine: stringOption,
  system: stringOption,
  origin: stringOption,
  accounts: stringOption,
  report: { type: 'boolean' },
} as const
const { machine, system, ...flags } = parseArgs({ options }).values
const report = flags.report ? 'paths-report' : undefined

// The paths on our own systems need nothing of it.
if (system === 'staging') {
  const { walkStaging } = await import('../staging/command')
  process.exit((await walkStaging({ ...flags, machine, report })) ? 0 : 1)
}
if (machine !== undefined && !stems.includes(machine))
  throw new Error(`--machine is one of ${stems.join(', ')}`)
const selectedSystems = systems.filter((name) => system === undefined || name === system)
if (selectedSystems.length === 0) throw new Error(`--system is one of ${systems.join(', ')}, staging`)

const run = (args: string[], env = {}) =>
  spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

function runVitest(name: string, ...files: string[]): boolean {
  const filterArgs = machine ? ['-t', `\\b${machine}\\b`, '--passWithNoTests'] : []
  const reporterArgs = report ? ['--reporter=junit', `--outputFile.junit=${join(report, `${name}.xml`)}`] : []
  return run(['vitest', 'run', ...files, ...filterArgs, '--reporter=dot', ...reporterArgs])
}

function runPlaywright(): boolean {
  const filterArgs = machine ? ['--grep', `(^|\\s)${machine}: golden`, '--pass-with-no-tests'] : []
  // Playwright writes the screenshot and the trace of each failure to an HTML page.
  const reporterArgs = report
    ? ['--trace=retain-on-failure', '--reporter=dot,junit,html']
    : ['--reporter=dot']
  const folders = report && {
    PLAYWRIGHT_JUNIT_OUTPUT_NAME: resolve(report, 'chromium.xml'),
    PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(report, 'chromium'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  }
  const test = ['playwright', 'test', 'tests/paths/chromium.spec.ts', ...filterArgs, ...reporterArgs]
  return run(['tsx', 'scripts/buildIfNeeded.ts']) && run(test, { ...folders, ALL_PATHS: 'true' })
}

const runs = {
  actor: () => runVitest('actor', 'tests/paths/actor.test.ts', 'tests/paths/walks.test.ts'),
  jsdom: () => runVitest('jsdom', 'tests/paths/jsdom', 'tests/paths/states.test.tsx'),
  chromium: runPlaywright,
}
const failed = selectedSystems.filter((name) => !runs[name]())
const coverage = await coverageTable(machine ? [machine] : stems, selectedSystems)
console.log(`\n${coverage}\n\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All paths passed.'}`)
if (report) {
  mkdirSync(report, { recursive: true })
  writeFileSync(join(report, 'report.txt'), `${coverage}\n`)
  console.log(`The report is in ${report}`)
}
if (failed.length > 0) process.exitCode = 1
