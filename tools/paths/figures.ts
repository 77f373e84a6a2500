import { textTable } from '../../scripts/report/textTable'
import { loadAlphabet } from '../../tests/paths/alphabets'
import { screens } from '../../tests/paths/screens/all'
import { walkable } from '../../tests/paths/screens/walkable'
import { coverageKinds, createCounter } from './coverage'
import { readGolden } from './golden'
import { takingEveryTransition } from './transitionCover'

export const systems = ['actor', 'jsdom', 'chromium'] as const

/** What the paths that are walked on each system cover, as a table. Screens cannot bring about every event. */
export async function figuresTable(stems: readonly string[], walkedOn: readonly string[]): Promise<string> {
  const rows: string[][] = []
  for (const stem of stems) {
    const golden = readGolden(stem)
    const alphabet = await loadAlphabet(stem)
    const count = createCounter(alphabet)
    const screen = Object.entries(screens).find(([name]) => name === stem)?.[1]
    const onScreen = screen ? golden.paths.map((path) => walkable(golden, path, screen)) : []
    const paths = {
      actor: golden.paths,
      jsdom: onScreen,
      chromium: takingEveryTransition(alphabet.machine, golden, onScreen),
    }
    for (const system of systems.filter((name) => walkedOn.includes(name)))
      rows.push([stem, system, String(paths[system].length), ...count(paths[system])])
  }
  return textTable([['machine', 'system', 'paths', ...coverageKinds], ...rows]).join('\n')
}
