/**
 * Runs all checks, as many in parallel as there are cores, and prints the output of each when it ends. Names select some:
 *   npm run check
 *   npm run check -- types lint
 */
import { exec } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The longest first, so that no core waits for the last check. */
const commands = {
  // The native compiler, in one thread, takes a fifth of the processor time. It has no API for the generators.
  types: 'node node_modules/typescript-native/bin/tsc --singleThreaded',
  size: 'tsx scripts/buildIfNeeded.ts && tsx scripts/checkSize.ts',
  layers: 'depcruise src machines i18n sandbox tests tools scripts vite.config.ts',
  unused: 'knip',
  prose: 'tsx scripts/checkProse.ts',
  diagrams: 'tsx tools/flows/diagrams.ts --check',
  openapi: 'redocly lint openapi.yaml',
  machines: 'tsx scripts/check-machines.ts',
  lint: 'biome ci',
}
/** Each runs alone: they rewrite files that the other checks read, take minutes, or are part of the tests. */
const aloneCommands = {
  generated: 'tsx scripts/checkGenerated.ts',
  guide: 'tsx scripts/checkGuide.ts',
  lists:
    'vitest run --reporter=minimal scripts/tests/requirements.test.ts scripts/tests/wording.test.ts scripts/tests/modals.test.ts tests/paths/states.test.tsx tools/staging/tests/policy.test.ts src/app/routes.test.tsx',
}

const all: Readonly<Record<string, string>> = { ...commands, ...aloneCommands }
const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !(name in all))
if (unknown.length > 0) throw new Error(`unknown: ${unknown}. The checks are ${Object.keys(all).join(', ')}`)
const names = selected.length > 0 ? selected : ['generated', ...Object.keys(commands)]
const failed: string[] = []

const run = (name: string): Promise<void> =>
  new Promise((resolve) => {
    exec(all[name] ?? '', { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      console.info(`\n${error ? '✗' : '✓'} ${name}\n${(stdout + stderr).trim()}`)
      if (error) failed.push(name)
      resolve()
    })
  })

const queue = names.filter((name) => name in commands)
async function runQueue(): Promise<void> {
  for (let name = queue.shift(); name; name = queue.shift()) await run(name)
}

for (const name of names.filter((name) => name in aloneCommands)) await run(name)
await Promise.all(Array.from({ length: availableParallelism() }, runQueue))
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
