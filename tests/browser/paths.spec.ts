import { readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { runPath } from '../../tools/paths/runPaths'
import { selectCoveringPaths } from '../../tools/paths/selectCoveringPaths'
import { loadAlphabet } from '../paths/alphabets'
import { screens } from '../paths/screens/all'
import { walkablePart } from '../paths/screens/walkable'
import { pathDriver, test } from './support/pathStage'

// Of the moment in which the path failed: the walk leaves the page as it is.
test.use({ screenshot: 'only-on-failure' })

for (const stem of Object.keys(screens) as (keyof typeof screens)[]) {
  const golden = readGolden(stem)
  const { machine } = await loadAlphabet(stem)
  const ways = golden.paths.map((path) => walkablePart(golden, path, screens[stem]))
  test.describe(`${stem}: frozen paths in the browser`, () => {
    // All paths, and with them all pairs of transitions, are walked on the bare actor and in jsdom.
    for (const way of selectCoveringPaths(machine, golden, ways))
      test(pathTitle(way), async ({ stage, server }) => {
        await runPath(golden, way, pathDriver(stage, server, stem, way))
      })
  })
}
