import { readdirSync } from 'node:fs'
import type { Alphabet } from '../alphabet'
import { gapsOf } from '../gaps'
import { readGolden } from '../golden'
import { pathTitle } from '../names'
import { type FailureGroup, groupFailures } from './failures'
import { createCounter, type Figures } from './figures'
import type { PathReport } from './pathReport'
import type { Result } from './results'
import type { SystemRun } from './run'
import { type System, systems } from './systems'

export interface MachineReport {
  stem: string
  paths: PathReport[]
  figures: Partial<Record<System, Figures>>
  /** What the frozen paths leave open, wherever they are walked. */
  gaps: string[]
  /** What no path can reach, with the reason. */
  unreachable: Readonly<Record<string, string>>
  mutants?: { total: number; survivors: string[] }
}

export interface Report {
  createdAt: string
  systems: System[]
  machines: MachineReport[]
  /** What failed on the paths, each fault once. */
  failures: FailureGroup[]
  /** The tests beside the paths: random walks, the kit itself. */
  others: (Result & { system: System })[]
}

const folder = 'tests/paths'
const ending = '.alphabet.ts'

export const stems = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length))

const suiteOf = (stem: string, system: System) => `${stem}: frozen paths ${systems[system].suite}`

/** Puts together what the runs brought and what the kit computes. */
export async function createReport(runs: readonly SystemRun[], chosen: readonly string[]): Promise<Report> {
  const machines = await Promise.all(chosen.map((stem) => reportMachine(stem, runs)))
  const suites = new Set(chosen.flatMap((stem) => runs.map(({ system }) => suiteOf(stem, system))))
  const others = runs.flatMap(({ system, results }) =>
    results
      .filter((result) => result.outcome !== 'skipped' && !result.suites.some((suite) => suites.has(suite)))
      .map((result) => ({ ...result, system })),
  )
  return {
    createdAt: new Date().toISOString(),
    systems: runs.map(({ system }) => system),
    machines,
    failures: groupFailures(machines),
    others,
  }
}

async function reportMachine(stem: string, runs: readonly SystemRun[]): Promise<MachineReport> {
  const { alphabet }: { alphabet: Alphabet } = await import(`../${stem}.alphabet.ts`)
  const golden = readGolden(stem)
  const count = createCounter(alphabet)
  const paths = golden.paths.map(
    (path): PathReport => ({
      name: path.name,
      start: path.start,
      requirements: path.requirements,
      steps: path.steps.length,
      results: Object.fromEntries(
        runs.flatMap(({ system, results }) => {
          const result = results.find(
            ({ suites, title }) => title === pathTitle(path) && suites.includes(suiteOf(stem, system)),
          )
          if (!result || result.outcome === 'skipped') return []
          const { outcome, milliseconds, message, walkedSteps } = result
          return [[system, { outcome, milliseconds, message, walkedSteps }]]
        }),
      ),
    }),
  )
  const figures = runs.map(({ system }) => {
    const walked = golden.paths.flatMap((path, index) => {
      const result = paths[index]?.results[system]
      return result?.outcome === 'passed' ? [{ path, steps: result.walkedSteps ?? path.steps.length }] : []
    })
    return [system, count(walked)]
  })
  return {
    stem,
    paths,
    figures: Object.fromEntries(figures),
    gaps: gapsOf(alphabet, golden),
    unreachable: alphabet.unreachable ?? {},
    mutants: runs
      .flatMap(({ results }) => results)
      .find(({ title, mutants }) => mutants && title.includes(` of ${stem} `))?.mutants,
  }
}
