import { killedAtLeast } from '../kit/mutantGate'
import type { Report } from './report'
import type { SystemRun } from './run'
import { systems } from './systems'

/** What keeps the run from being good, in words. */
export function missedMarks(report: Report, runs: readonly SystemRun[]): string[] {
  const ofPaths = report.machines.flatMap(({ stem, paths }) =>
    paths.flatMap(({ name, results }) =>
      Object.entries(results)
        .filter(([, { outcome }]) => outcome === 'failed')
        .map(([system]) => `${stem}, ${systems[system as keyof typeof systems].name}: failed: ${name}`),
    ),
  )
  const ofOthers = report.others
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ system, title }) => `${systems[system].name}: failed: ${title}`)
  // Screens cannot bring about everything; the bare actor can.
  const forgotten = report.machines.flatMap(({ stem, paths }) =>
    paths
      .filter(({ results }) => report.systems.includes('actor') && !results.actor)
      .map(({ name }) => `${stem}: not walked on the bare actor: ${name}`),
  )
  const ofMachines = report.machines.flatMap(({ stem, gaps, mutants }) => [
    ...gaps.map((gap) => `${stem}: ${gap}`),
    ...(mutants && mutants.survivors.length > mutants.total * (1 - killedAtLeast)
      ? [`${stem}: only ${mutants.total - mutants.survivors.length} of ${mutants.total} mutants killed`]
      : []),
  ])
  const told = [...ofMachines, ...forgotten, ...ofPaths, ...ofOthers]
  const untold = told.length === 0 ? runs.filter(({ isGreen }) => !isGreen) : []
  return [...told, ...untold.map(({ system }) => `${systems[system].name}: the run did not end well`)]
}
