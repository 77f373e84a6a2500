import { readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { pageWalk } from '../../tools/paths/page/pathFixture'
import { runPath } from '../../tools/paths/runPaths'
import { loadCases } from './cases/all'
import { drivers } from './drivers/all'
import { screenPaths } from './drivers/walkable'
import { test } from './pathTest'

// of the page at which the path failed: the walk leaves the page as it is.
test.use({ screenshot: 'only-on-failure' })

for (const stem of Object.keys(drivers) as (keyof typeof drivers)[]) {
  const golden = readGolden(stem)
  const { machine } = await loadCases(stem)
  const { chromium: paths } = screenPaths(machine, golden, drivers[stem])
  test.describe(`${stem}: golden paths in the browser`, () => {
    // Screens in jsdom take every transition. A build needs one path of each machine; `npm run test:paths` walks all.
    for (const path of process.env.ALL_PATHS ? paths : paths.slice(0, 1))
      test(pathTitle(path), async ({ pathFixture, server }) => {
        await runPath(golden, path, pageWalk(pathFixture, server, stem, path))
      })
  })
}
