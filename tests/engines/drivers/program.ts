import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Program {
  /** Waits for words that the program says, and answers with what the pattern caught. */
  says(pattern: RegExp): Promise<string>
  stop(): Promise<void>
}

/** Starts a program whose home is a folder of its own, and which ends with the tests. */
export function startProgram(
  path: string,
  args: string[],
  environment: Record<string, string> = {},
): Program {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const env = { ...process.env, HOME: home, ...environment }
  const child: ChildProcess = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (words: Buffer) => {
      said += words
      child.emit('words')
    })
  const kill = () => child.kill()
  process.on('exit', kill)
  const ended = new Promise<string>((resolve) => {
    child.on('error', ({ message }) => resolve(message))
    child.on('exit', (code) => resolve(`it ended with ${code}`))
  })
  let end: string | undefined
  ended.then((reason) => {
    end = reason
  })
  return {
    async says(pattern) {
      for (;;) {
        const [, caught] = pattern.exec(said) ?? []
        if (caught !== undefined) return caught
        if (end !== undefined) throw new Error(`${path} did not start: ${end}\n${said}`)
        await Promise.race([once(child, 'words'), ended])
      }
    },
    async stop() {
      kill()
      await ended
      process.off('exit', kill)
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}
