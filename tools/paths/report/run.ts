import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Result, readResults } from './results'
import { type System, systems } from './systems'

export interface SystemRun {
  system: System
  /** Whether the runner itself was content. */
  isGreen: boolean
  results: Result[]
}

const run = (command: string, args: string[], env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/**
 * Runs the tests of paths on a system, of one machine or of all; the results go through a file in `between`. Of the
 * browser the runner's own report goes to `report`, if that is given.
 */
export function runSystem(
  system: System,
  machine: string | undefined,
  between: string,
  report: string | undefined,
): SystemRun {
  console.log(`\n${systems[system].name}:`)
  const file = join(between, `${system}.json`)
  const isGreen = system === 'chromium' ? inBrowser(machine, file, report) : inVitest(system, machine, file)
  return { system, isGreen, results: existsSync(file) ? readResults(system, file) : [] }
}

function inVitest(system: System, machine: string | undefined, file: string): boolean {
  const reporting = [
    `--reporter=${join(import.meta.dirname, 'dotsOfVitest.ts')}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--passWithNoTests',
  ]
  const files = {
    onScreens: ['tests/paths/screens/'],
    ofMachine: [`tests/paths/${machine}.test.ts`, 'tests/paths/walks.test.ts'],
    all: ['tests/paths/', '--exclude', 'tests/paths/screens/**'],
  }
  const chosen = system === 'jsdom' ? files.onScreens : machine ? files.ofMachine : files.all
  const only = machine ? ['-t', `\\b${machine}\\b`] : []
  return run('npx', ['vitest', 'run', ...chosen, ...only, ...reporting])
}

function inBrowser(machine: string | undefined, file: string, report: string | undefined): boolean {
  if (!run('npx', ['vite', 'build', '--logLevel', 'warn'])) return false
  const only = machine ? ['--grep', `(^|\\s)${machine}: frozen`] : []
  const config = ['-c', 'tests/browser/keepFailures.config.ts']
  const args = ['playwright', 'test', ...config, 'paths.spec.ts', ...only, '--pass-with-no-tests']
  const page = report && { PLAYWRIGHT_HTML_OUTPUT_DIR: resolve(report, 'chromium') }
  return run('npx', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...page })
}
