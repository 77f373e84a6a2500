import { textTable } from '../../../scripts/report/textTable'
import { kinds } from './figures'
import type { Report } from './report'
import { systems } from './systems'

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
