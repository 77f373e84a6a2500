import type { Alphabet } from '../../tools/paths/alphabet'
import { readGolden } from '../../tools/paths/golden'
import { pathTitle } from '../../tools/paths/names'
import { runPath } from '../../tools/paths/runPaths'
import { takingEveryTransition } from '../../tools/paths/transitionCover'
import { screens } from '../paths/screens/all'
import { walkable } from '../paths/screens/walkable'
import { bundleForPage } from './support/pageBundle'
import { pathDriver } from './support/pathDriver'
import { test as base } from './support/pathTest'

const pathPage = 'tests/browser/support/pathPage.ts'

const test = base.extend<object, { bundle: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  bundle: [async ({}, use) => use(await bundleForPage(pathPage)), { scope: 'worker' }],
})

const stems = Object.keys(screens) as (keyof typeof screens)[]

for (const stem of stems) {
  const golden = readGolden(stem)
  const { alphabet }: { alphabet: Alphabet } = await import(`../paths/${stem}.alphabet.ts`)
  const ways = golden.paths.map((path) => walkable(golden, path, screens[stem]))
  test.describe(`${stem}: frozen paths in the browser`, () => {
    // All paths, and with them all pairs of transitions, are walked on the bare actor and in jsdom.
    for (const way of takingEveryTransition(alphabet.machine, golden, ways))
      test(pathTitle(way), async ({ stage, server, bundle }) => {
        const driver = pathDriver(stage, server, stem, way, bundle)
        test.info().annotations.push({ type: 'walkedSteps', description: `${way.steps.length}` })
        const keep = async () => {
          const file = test.info().outputPath('seen.png')
          await stage.page.screenshot({ path: file })
          await test.info().attach('seen', { path: file, contentType: 'image/png' })
        }
        await runPath(golden, way, { ...driver, keep })
      })
  })
}
