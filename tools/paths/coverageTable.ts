import { textTable } from '../../scripts/report/textTable'
import { loadAlphabet } from '../../tests/paths/alphabets'
import { screens } from '../../tests/paths/screens/all.gen'
import { walkablePart } from '../../tests/paths/screens/walkable'
import { coverageKinds, createCounter } from './coverage'
import { readGolden } from './golden'
import { selectCoveringPaths } from './selectCoveringPaths'

export const systems = ['actor', 'jsdom', 'chromium'] as const

/** What the paths that are walked on each system cover, as a table. Screens cannot bring about every event. */
export async function coverageTable(stems: readonly string[], walkedSystems: readonly string[]) {
  const rows: string[][] = []
  for (const stem of stems) {
    const golden = readGolden(stem)
    const alphabet = await loadAlphabet(stem)
    const count = createCounter(alphabet)
    const screen = Object.entries(screens).find(([name]) => name === stem)?.[1]
    const screenPaths = screen ? golden.paths.map((path) => walkablePart(golden, path, screen)) : []
    const paths = {
      actor: golden.paths,
      jsdom: screenPaths,
      chromium: selectCoveringPaths(alphabet.machine, golden, screenPaths),
    }
    for (const system of systems.filter((name) => walkedSystems.includes(name)))
      rows.push([stem, system, String(paths[system].length), ...count(paths[system])])
  }
  return textTable([['machine', 'system', 'paths', ...coverageKinds], ...rows]).join('\n')
}
