import { readGolden } from '../paths/kit/golden'
import { pathTitle } from '../paths/kit/names'
import { runPath } from '../paths/kit/runPaths'
import { screens } from '../paths/screens/all'
import { covering } from '../paths/screens/covering'
import { walkable } from '../paths/screens/walkable'
import { bundlePathPage } from './support/pathBundle'
import { pathDriver } from './support/pathDriver'
import { test as base } from './support/test'

const test = base.extend<object, { bundle: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  bundle: [async ({}, use) => use(await bundlePathPage()), { scope: 'worker' }],
})

const stems = Object.keys(screens) as (keyof typeof screens)[]

// A browser takes its time: of each machine the path that goes most of its ways, unless all paths are asked for.
const { PATHS } = process.env

for (const stem of stems) {
  const golden = readGolden(stem)
  const paths = PATHS === 'all' ? golden.paths : covering(golden, screens[stem]).slice(0, 1)
  test.describe(`${stem}: frozen paths in the browser`, () => {
    for (const path of paths)
      test(pathTitle(path), async ({ page, server, bundle }) => {
        const driver = pathDriver(page, server, stem, path, bundle)
        const way = walkable(golden, path, screens[stem])
        test.info().annotations.push({ type: 'walkedSteps', description: `${way.steps.length}` })
        await runPath(golden, way, driver)
      })
  })
}
