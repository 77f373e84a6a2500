import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun } from '../../tools/conform/options'
import { readAccounts } from './accounts'
import type { Stem } from './policy'
import { faultsOf, walksAsJunit, walksInConsole } from './report'
import { notWalked, walkedStems, walkProvider } from './run'
import type { MachineWalks } from './walk'

export interface StagingOptions {
  origin?: string | undefined
  accounts?: string | undefined
  machine?: string | undefined
  report?: string | undefined
}

const isWalked = (name: string): name is Stem => (walkedStems as readonly string[]).includes(name)

function machinesOf(machine: string | undefined): readonly Stem[] {
  if (machine === undefined) return walkedStems
  if (isWalked(machine)) return [machine]
  const why = Object.entries(notWalked).find(([stem]) => stem === machine)?.[1] ?? 'there is no such machine'
  throw new CannotRun(
    `${machine} is not walked on a real provider: ${why}.`,
    `Choose of ${walkedStems.join(', ')}.`,
  )
}

function originOf(origin: string | undefined): string {
  if (origin && /^https?:\/\//.test(origin) && URL.canParse(origin)) return new URL(origin).origin
  throw new CannotRun(
    '--origin is no address.',
    'Give where your portal is running: --origin https://portal.example',
  )
}

function fileOf(name: string | undefined): string {
  try {
    return readFileSync(name ?? '', 'utf8')
  } catch {
    throw new CannotRun(
      `--accounts names no file that can be read.`,
      'docs/testers.md shows one: "Walk the paths on your own provider".',
    )
  }
}

function writeReport(folder: string, machines: readonly MachineWalks[], origin: string): void {
  mkdirSync(folder, { recursive: true })
  const report = { version: 1, createdAt: new Date(), system: 'staging', origin, machines }
  const withoutPicture = (key: string, value: unknown) => (key === 'picture' ? undefined : value)
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report, withoutPicture, 1))
  writeFileSync(join(folder, 'junit.xml'), walksAsJunit(machines))
  writeFileSync(join(folder, 'report.txt'), walksInConsole(machines))
  for (const { stem, walks } of machines)
    for (const [index, { picture }] of walks.entries())
      if (picture) writeFileSync(join(folder, `${stem}-${index + 1}.png`), picture)
}

/** Walks a running portal in front of a tester's own provider, and tells what came of it; answers whether all is well. */
export async function walkStaging({ origin, accounts, machine, report }: StagingOptions): Promise<boolean> {
  try {
    const stems = machinesOf(machine)
    const address = originOf(origin)
    const machines = await walkProvider(address, readAccounts(fileOf(accounts)), stems)
    console.log(walksInConsole(machines))
    if (report !== undefined) {
      writeReport(report, machines, address)
      console.log(`\nThe report is ${report}`)
    }
    return faultsOf(machines).length === 0
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    console.error(error.message)
    return false
  }
}
