import { configure } from '@testing-library/dom'
import { describe, test } from 'vitest'
import { readGolden } from '../../../tools/paths/golden'
import { pathTitle } from '../../../tools/paths/names'
import { runPath } from '../../../tools/paths/runPaths'
import { jsdomDriver } from './jsdomDriver'
import type { Screen } from './portal'
import { walkable } from './walkable'

// A fault in a machine fails most of its paths, and each step that fails waits so long.
configure({ asyncUtilTimeout: 5_000 })

/** Walks frozen paths of some machines on the screens of the portal. */
export function describeScreens(screens: Record<string, Screen>): void {
  for (const [stem, screen] of Object.entries(screens)) describeScreenPaths(stem, screen)
}

function describeScreenPaths(stem: string, screen: Screen): void {
  const golden = readGolden(stem)
  describe(`${stem}: frozen paths on the screen`, () => {
    for (const path of golden.paths)
      test(pathTitle(path), () => runPath(golden, walkable(golden, path, screen), jsdomDriver(screen, path)))
  })
}
