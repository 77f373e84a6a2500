import { execFileSync, execSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Chart, Reaction, ScxmlEvent } from './scxmlWalk'

/** Builds and starts the program that runs flows in Qt. */
export function startQt() {
  const program = join(mkdtempSync(join(tmpdir(), 'qt-')), 'qt')
  const flags = execSync('pkg-config --cflags --libs Qt6Scxml', { encoding: 'utf8' }).trim().split(/\s+/)
  execFileSync('g++', ['-std=c++20', '-fPIC', 'tools/flows/tests/scxml/qt.cpp', '-o', program, ...flags])
  const { stdin, stdout } = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(stdout)[Symbol.asyncIterator]()

  async function react(command: object): Promise<Reaction> {
    stdin.write(`${JSON.stringify(command)}\n`)
    return JSON.parse((await lines.next()).value)
  }

  async function startChart(text: string, input: unknown): Promise<Chart> {
    let reaction = await react({ scxml: text, input })
    // Qt also reports the event that the flow takes.
    const takeOver = ({ sent, ...rest }: Reaction) => {
      reaction = { ...rest, sent: sent.slice(1) }
    }
    return {
      send: async (event: ScxmlEvent) => takeOver(await react(event)),
      async elapse(milliseconds) {
        const { sent } = await react({ elapse: milliseconds - 1 })
        if (sent.length > 0) throw new Error(`a timer elapsed before ${milliseconds} ms`)
        takeOver(await react({ elapse: 1 }))
      },
      observe: () => reaction,
    }
  }
  return { startChart, stop: () => stdin.end() }
}
