/**
 * Walks the golden journeys on the built portal in Firefox and WebKit, both at once:
 *   npm run test:engines -- [firefox|webkit]
 * Says how to get an engine that is not there.
 */
import { spawnSync } from 'node:child_process'
import { findEngines } from './findEngines'

const names = findEngines(process.argv[2])

/** Runs a command of a package and shows what it says. */
function run(...words: string[]): void {
  // A shell, because npx is a script on Windows; the words are all our own.
  const { status } = spawnSync(['npx', ...words].join(' '), { stdio: 'inherit', shell: true })
  if (status !== 0) process.exit(status ?? 1)
}

run('tsx', 'scripts/buildIfNeeded.ts')
run('vitest', 'run', '--config', 'tests/engines/vitest.config.ts', ...names)
