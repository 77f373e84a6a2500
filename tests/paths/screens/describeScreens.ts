import { describe, test } from 'vitest'
import { readGolden } from '../../../tools/paths/golden'
import { pathTitle } from '../../../tools/paths/names'
import { runPath } from '../../../tools/paths/runPaths'
import { jsdomDriver } from './jsdomDriver'
import { losingPatience } from './patience'
import type { Screen } from './portal'
import { walkable } from './walkable'

/** Walks frozen paths of some machines on the screens of the portal. */
export function describeScreens(screens: Record<string, Screen>): void {
  for (const [stem, screen] of Object.entries(screens)) describeScreenPaths(stem, screen)
}

function describeScreenPaths(stem: string, screen: Screen): void {
  const golden = readGolden(stem)
  const attempt = losingPatience()
  describe(`${stem}: frozen paths on the screen`, () => {
    for (const path of golden.paths)
      test(pathTitle(path), () =>
        attempt(() => runPath(golden, walkable(golden, path, screen), jsdomDriver(screen, path))),
      )
  })
}
