import { describe, test } from 'vitest'
import { readGolden } from '../kit/golden'
import { pathTitle } from '../kit/names'
import { runPath } from '../kit/runPaths'
import { covering } from './covering'
import { jsdomDriver } from './jsdomDriver'
import type { ScreenPaths } from './pathPortal'
import { walkable } from './walkable'

const { PATHS } = process.env

/** Walks frozen paths of some machines on the screens of the portal: as many as go all ways, or with PATHS=all all. */
export function describeScreens(screens: Record<string, ScreenPaths>): void {
  for (const [stem, screen] of Object.entries(screens)) describeScreenPaths(stem, screen)
}

function describeScreenPaths(stem: string, screen: ScreenPaths): void {
  const golden = readGolden(stem)
  const paths = PATHS === 'all' ? golden.paths : covering(golden, screen)
  describe(`${stem}: frozen paths on the screen`, () => {
    for (const path of paths)
      test(pathTitle(path), ({ task }) => {
        const way = walkable(golden, path, screen)
        task.meta.walkedSteps = way.steps.length
        return runPath(golden, way, jsdomDriver(screen, path))
      })
  })
}
