import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import type { Locales } from '../../../../i18n/i18n-types'
import { test as base, pathDriver } from '../../../../tests/browser/support/pathStage'
import { screens } from '../../../../tests/paths/screens/all'
import { walkable } from '../../../../tests/paths/screens/walkable'
import type { Driver } from '../../../paths/driver'
import { readGolden } from '../../../paths/golden'
import { runPath } from '../../../paths/runPaths'
import { type GalleryWalk, galleryWalks } from '../../gallery/moments'
import { assignment, locales, type TakenState } from '../../gallery/taken'
import { fontsOf, takePictures } from './takePictures'

type Stem = keyof typeof screens

const { brand, folder, seen, machines } = assignment()

/** What is thrown by chance is the same each time: the sign by which a failed call is told stands on the screen. */
function leaveNothingToChance(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.set(array.map((_, index) => index))
    return array
  }
}

const test = base.extend({
  stage: [
    async ({ stage }, use) => {
      await stage.page.addInitScript(leaveNothingToChance)
      await use(stage)
    },
    { scope: 'worker' },
  ],
})

/** The driver, with a picture of each state that the walk shows once what is seen there is what is expected. */
function picturing(
  driver: Driver,
  page: Page,
  machine: string,
  { path, shows }: GalleryWalk,
  locale: Locales,
) {
  const taken: TakenState[] = []
  let step = -1
  let expected: unknown
  const pictured: Driver = {
    ...driver,
    async expects(moment) {
      expected = await driver.expects(moment)
      return expected
    },
    async look() {
      const now = await driver.look()
      step++
      const shown = shows.find((one) => one.step === step)
      if (!shown || !isDeepStrictEqual(now, expected)) return now
      const { state } = shown
      taken.push({
        ...{ machine, state, locale, step, path: path.name, pathname: new URL(page.url()).pathname },
        fonts: await fontsOf(page),
        ...(await takePictures(page, folder, join(machine, state.replaceAll(' & ', '+')), locale)),
      })
      return now
    },
  }
  return { pictured, taken }
}

for (const stem of machines as Stem[]) {
  const golden = readGolden(stem)
  const ways = golden.paths.map((path) => walkable(golden, path, screens[stem]))
  for (const [index, walk] of galleryWalks(golden, ways).entries())
    for (const locale of locales)
      test(`${stem}, ${locale}: ${walk.shows.map(({ state }) => state).join(', ')}`, async ({
        stage,
        server,
        page,
      }) => {
        const driver = pathDriver(stage, server, stem, walk.path, { brand, locale })
        const { pictured, taken } = picturing(driver, page, stem, walk, locale)
        try {
          await runPath(golden, walk.path, pictured)
        } finally {
          writeFileSync(join(seen, `${stem}-${index}-${locale}.json`), JSON.stringify(taken))
        }
      })
}
