/**
 * Runs all checks, as many in parallel as there are cores, and prints the output of each when it ends:
 *   npm run check
 */
import { exec } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The longest first, so that no core waits for the last check. */
const queue = 'types size layers unused prose diagrams lists openapi machines lint'.split(' ')

/** Runs `npm run check:<name>`; true if it found nothing. */
const passes = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    exec(`npm run --silent check:${name}`, { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      console.info(`\n${error ? '✗' : '✓'} ${name}\n${(stdout + stderr).trim()}`)
      resolve(!error)
    })
  })

const failed: string[] = []

async function runQueue(): Promise<void> {
  for (let name = queue.shift(); name; name = queue.shift()) if (!(await passes(name))) failed.push(name)
}

// Runs alone: it rewrites the files that the other checks read.
if (!(await passes('generated'))) failed.push('generated')
await Promise.all(Array.from({ length: availableParallelism() }, runQueue))
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
