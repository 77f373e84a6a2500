/**
 * Runs all checks, as many in parallel as there are cores, and prints the output of each when it ends:
 *   npm run check
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The longest first, so that no core waits for the last check. */
const queue = [
  'types',
  'size',
  'layers',
  'unused',
  'prose',
  'diagrams',
  'lists',
  'openapi',
  'machines',
  'lint',
]

/** Runs `npm run check:<name>`; true if it found nothing. */
function passes(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Needs a shell, because npm is a script on Windows; the arguments are constants.
    const child = spawn(`npm run --silent check:${name}`, { shell: true })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    child.on('close', (status) => {
      console.info(`\n${status === 0 ? '✓' : '✗'} ${name}\n${Buffer.concat(output).toString().trim()}`)
      resolve(status === 0)
    })
  })
}

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
