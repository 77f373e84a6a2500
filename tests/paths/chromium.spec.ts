import { readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { pageWalk } from '../../tools/paths/page/pathFixture'
import { runPath } from '../../tools/paths/runPaths'
import { selectCoveringPaths, transitionTargets } from '../../tools/paths/selectCoveringPaths'
import { loadCases } from './cases/all'
import { drivers } from './drivers/all'
import { walkablePart } from './drivers/walkable'
import { test } from './pathTest'

// of the page at which the path failed: the walk leaves the page as it is.
test.use({ screenshot: 'only-on-failure' })

for (const stem of Object.keys(drivers) as (keyof typeof drivers)[]) {
  const golden = readGolden(stem)
  const { machine } = await loadCases(stem)
  const paths = golden.paths.map((path) => walkablePart(golden, path, drivers[stem]))
  test.describe(`${stem}: golden paths in the browser`, () => {
    // All paths, and with them all pairs of transitions, are walked on the bare actor and in jsdom.
    for (const path of selectCoveringPaths(machine, golden, paths, transitionTargets))
      test(pathTitle(path), async ({ pathFixture, server }) => {
        await runPath(golden, path, pageWalk(pathFixture, server, stem, path))
      })
  })
}
