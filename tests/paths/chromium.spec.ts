import { readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { pathDriver } from '../../tools/paths/page/pathStage'
import { runPath } from '../../tools/paths/runPaths'
import { selectCoveringPaths } from '../../tools/paths/selectCoveringPaths'
import { loadAlphabet } from './cases/all'
import { screens } from './drivers/all'
import { walkablePart } from './drivers/walkable'
import { test } from './pathTest'

// Of the moment in which the path failed: the walk leaves the page as it is.
test.use({ screenshot: 'only-on-failure' })

for (const stem of Object.keys(screens) as (keyof typeof screens)[]) {
  const golden = readGolden(stem)
  const { machine } = await loadAlphabet(stem)
  const paths = golden.paths.map((path) => walkablePart(golden, path, screens[stem]))
  test.describe(`${stem}: frozen paths in the browser`, () => {
    // All paths, and with them all pairs of transitions, are walked on the bare actor and in jsdom.
    for (const path of selectCoveringPaths(machine, golden, paths))
      test(pathTitle(path), async ({ pathFixture, server }) => {
        await runPath(golden, path, pathDriver(pathFixture, server, stem, path))
      })
  })
}
