import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A browser in which the journeys run. */
export interface Engine {
  name: string
  version: string
  /** A customer who has never been here: no storage, no cache. */
  openProfile(): Promise<Profile>
  quit(): Promise<void>
}

export interface Profile {
  openTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

/** A document, with the engine's own pointer and keyboard. */
export interface Frame {
  /** The value of an expression in the document, which has to be a string. */
  evaluate(expression: string): Promise<string>
  click(point: Point): Promise<void>
  /** Presses the keys of each stroke together, one stroke after the other. */
  type(strokes: readonly string[]): Promise<void>
}

export interface Tab extends Frame {
  goto(address: string): Promise<void>
  goBack(): Promise<void>
  /** The only frame of the page, of any origin. */
  frame(): Promise<Frame>
  /** A picture in PNG. */
  screenshot(): Promise<Buffer>
}

/** The window of a small computer. */
export const viewport = { width: 1280, height: 900 }

/** The actions of a click, in WebDriver and in WebDriver BiDi. */
export const clickActions = ({ x, y }: Point) => {
  const steps = [
    { type: 'pointerMove', x, y },
    ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })),
  ]
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }]
}

/** The actions of strokes, in WebDriver and in WebDriver BiDi. */
export const keyActions = (strokes: readonly string[]) => {
  const act = (type: string, keys: string[]) => keys.map((value) => ({ type, value }))
  const steps = strokes.flatMap((keys) => [
    ...act('keyDown', [...keys]),
    ...act('keyUp', [...keys].reverse()),
  ])
  return [{ type: 'key', id: 'keyboard', actions: steps }]
}

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
export function startProgram(path: string, args: string[], environment: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const env = { ...process.env, HOME: home, ...environment }
  const child: ChildProcess = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part))
  let end: string | undefined
  child.on('error', ({ message }) => (end = message))
  child.on('exit', (code) => (end = `it exited with ${code}`))
  const kill = () => child.kill()
  process.on('exit', kill)
  return {
    /** Waits for output of the program, and returns what the pattern captured. */
    output: (pattern: RegExp) =>
      until(async () => {
        const captured = pattern.exec(output)?.[1]
        if (captured === undefined) throw new Error(`${path}: ${end ?? 'no such output'}\n${output}`)
        return captured
      }),
    async stop() {
      if (end === undefined) {
        kill()
        await once(child, 'exit')
      }
      process.off('exit', kill)
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
