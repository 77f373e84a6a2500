import { killedAtLeast } from '../mutantGate'
import type { Report } from './report'
import type { SystemRun } from './run'
import { systems } from './systems'

/** What keeps the run from being good beside paths that failed, in words. */
export function missedMarks(report: Report, runs: readonly SystemRun[]): string[] {
  // A machine that leaves its paths covers less, and is no measure for its mutants: that is no news.
  const follows = report.failures
    .filter(
      ({ failures }) =>
        !report.systems.includes('actor') || failures.some(({ system }) => system === 'actor'),
    )
    .map(({ stem }) => stem)
  const ofOthers = report.others
    .filter(
      ({ outcome, title }) => outcome === 'failed' && !follows.some((stem) => title.includes(` of ${stem} `)),
    )
    .map(({ system, title, message }) => `${systems[system].name}: failed: ${title}\n${message}`.trimEnd())
  // Screens cannot bring about everything; the bare actor can.
  const forgotten = report.machines.flatMap(({ stem, paths }) =>
    paths
      .filter(({ results }) => report.systems.includes('actor') && !results.actor)
      .map(({ name }) => `${stem}: not walked on the bare actor: ${name}`),
  )
  const withoutScreen = report.machines.flatMap(({ stem, paths }) =>
    runs
      .filter(({ system, isGreen }) => isGreen && system !== 'actor')
      .filter(({ system }) => paths.every(({ results }) => !results[system]))
      .map(
        ({ system }) =>
          `${stem}: no path was walked on the ${systems[system].name}; tests/paths/screens/all.ts has to name its screen`,
      ),
  )
  const judged = report.machines.filter(({ stem }) => !follows.includes(stem))
  const ofMachines = judged.flatMap(({ stem, gaps, mutants }) => [
    ...gaps.map((gap) => `${stem}: ${gap}`),
    ...(mutants && mutants.survivors.length > mutants.total * (1 - killedAtLeast)
      ? [`${stem}: only ${mutants.total - mutants.survivors.length} of ${mutants.total} mutants killed`]
      : []),
  ])
  const told = [...ofMachines, ...forgotten, ...withoutScreen, ...ofOthers]
  const isTold = told.length + report.failures.length > 0
  const untold = isTold ? [] : runs.filter(({ isGreen }) => !isGreen)
  return [...told, ...untold.map(({ system }) => `${systems[system].name}: the run did not end well`)]
}
