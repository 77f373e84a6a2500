import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In milliseconds; long enough for a busy machine. */
const TIMEOUT_MS = 20_000
const INTERVAL_MS = 30

/** Retries until `attempt` succeeds, or throws its last error after `TIMEOUT_MS`. */
export async function retryUntilReady<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + TIMEOUT_MS
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
    }
}

export const newFolder = () => mkdtempSync(join(tmpdir(), 'portal-test-'))

/** A port on which no program listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a program with its own home folder, and stops it with the tests at the latest. */
export function startProgram(
  path: string,
  args: string[],
  environment: Record<string, string> = {},
  home = newFolder(),
) {
  const env = { ...process.env, HOME: home, ...environment }
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const exitEvent = once(child, 'exit')
  const kill = () => child.kill()
  process.on('exit', kill)
  return {
    /** What the program has written so far. */
    output: () => output,
    async stop() {
      kill()
      await exitEvent
      process.off('exit', kill)
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
