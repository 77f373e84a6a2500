import { textTable } from '../../../scripts/report/textTable'
import { pathTitle } from '../names'
import type { FailureGroup } from './failures'
import { kinds } from './figures'
import type { Report } from './report'
import { allSystems, systems } from './systems'

/** The figures of all machines, for a terminal. */
export function figuresTable({ machines, systems: ran }: Report): string {
  const head = ['machine', 'system', 'paths', ...kinds, 'mutants killed']
  const rows = machines.flatMap(({ stem, paths, figures, mutants }) =>
    ran.flatMap((system) => {
      const results = paths.flatMap(({ results }) => results[system] ?? [])
      const figure = figures[system]
      if (!figure || results.length === 0) return []
      const passed = results.filter(({ outcome }) => outcome === 'passed').length
      const killed =
        mutants && system === 'actor' ? `${mutants.total - mutants.survivors.length}/${mutants.total}` : ''
      const counts = kinds.map((kind) => `${figure[kind].covered}/${figure[kind].total}`)
      return [[stem, systems[system].name, `${passed}/${paths.length}`, ...counts, killed]]
    }),
  )
  return textTable([head, ...rows]).join('\n')
}

/** `4 paths on the bare actor, 1 path on the screen in jsdom` */
export function howOften({ failures }: FailureGroup): string {
  return allSystems
    .map((system) => ({ system, count: failures.filter((failure) => failure.system === system).length }))
    .filter(({ count }) => count > 0)
    .map(({ system, count }) => `${count} ${count === 1 ? 'path' : 'paths'} on the ${systems[system].name}`)
    .join(', ')
}

/** A fault, the step at which the shortest of its paths met it, and what was different; for a terminal. */
export function failureText(group: FailureGroup): string {
  const { stem, head, details, failures } = group
  const [{ path, step, label }] = failures
  return [
    `${stem}: ${head}; ${howOften(group)}`,
    `  step ${step}, ${label}, of ${pathTitle(path)}`,
    ...details.map((line) => `    ${line}`),
  ].join('\n')
}
