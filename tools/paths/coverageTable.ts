import { readFileSync } from 'node:fs'
import { textTable } from '../../scripts/report/textTable'
import { loadCases } from '../../tests/paths/cases/all'
import { drivers } from '../../tests/paths/drivers/all'
import { screenPaths } from '../../tests/paths/drivers/walkable'
import { coverageKinds, createCounter } from './coverage'
import { readGolden } from './golden'

export const systems = ['actor', 'jsdom', 'chromium'] as const

/** How many announcements and switches in its stable states the tests of effects between flows try, in jsdom. */
function countEffects(stem: string): number {
  const rows = readFileSync('tests/paths/effects/effects.txt', 'utf8').split('\n')
  const places = rows.flatMap((row) => row.split(' <- ')[1]?.split(', ') ?? [])
  return places.filter((place) => place.split(/[ .]/)[0] === stem).length
}

/** What the paths that are walked on each system cover, as a table. Screens cannot bring about every event. */
export async function coverageTable(stems: readonly string[], walkedSystems: readonly string[]) {
  const rows: string[][] = []
  for (const stem of stems) {
    const golden = readGolden(stem)
    const cases = await loadCases(stem)
    const count = createCounter(cases)
    const driver = Object.entries(drivers).find(([name]) => name === stem)?.[1]
    const ofScreens = driver ? screenPaths(cases.machine, golden, driver) : { jsdom: [], chromium: [] }
    const paths = { actor: golden.paths, ...ofScreens }
    for (const system of systems.filter((name) => walkedSystems.includes(name)))
      rows.push([
        stem,
        system,
        String(paths[system].length),
        ...count(paths[system]),
        system === 'jsdom' ? String(countEffects(stem)) : '',
      ])
  }
  return textTable([['machine', 'system', 'paths', ...coverageKinds, 'effects'], ...rows]).join('\n')
}
