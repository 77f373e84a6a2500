import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A busy machine takes its time. */
const PATIENCE = 20_000
const INTERVAL = 30

/** Retries until there is an answer; in the end, it throws the last error. */
export async function until<Value>(ask: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + PATIENCE
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    }
}

/** Starts a program with a home folder of its own, which stops with the tests at the latest. */
export function startProgram(
  path: string,
  args: string[],
  environment: Record<string, string> = {},
  home = mkdtempSync(join(tmpdir(), 'engine-')),
) {
  const env = { ...process.env, HOME: home, ...environment }
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const kill = () => child.kill()
  process.on('exit', kill)
  return {
    /** The first output of the program. */
    output: async (): Promise<string> => String((await once(child.stdout, 'data'))[0]).trim(),
    async stop() {
      kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      process.off('exit', kill)
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
