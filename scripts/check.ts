/**
 * Runs all checks, as many in parallel as there are cores, and prints the output of each when it ends:
 *   npm run check
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The longest first, so that no core waits for the last check. */
const waiting = ['types', 'size', 'layers', 'unused', 'diagrams', 'lists', 'openapi', 'machines', 'lint']

/** Runs `npm run check:<name>`; true if it found nothing. */
function passes(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Needs a shell, because npm is a script on Windows; the arguments are constants.
    const run = spawn(`npm run --silent check:${name}`, { shell: true })
    const said: Buffer[] = []
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (part: Buffer) => said.push(part))
    run.on('close', (status) => {
      console.info(`\n${status === 0 ? '✓' : '✗'} ${name}\n${Buffer.concat(said).toString().trim()}`)
      resolve(status === 0)
    })
  })
}

const failed: string[] = []

async function work(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) if (!(await passes(name))) failed.push(name)
}

// Runs alone: it rewrites the files that the other checks read.
if (!(await passes('generated'))) failed.push('generated')
await Promise.all(Array.from({ length: availableParallelism() }, work))
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
