import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pathDriver, test } from '../../../../tests/browser/support/pathStage'
import { screens } from '../../../../tests/paths/screens/all'
import { walkable } from '../../../../tests/paths/screens/walkable'
import { readGolden } from '../../../paths/golden'
import { type Driver, runPath } from '../../../paths/runPaths'
import { assignment, locales, type TakenState } from '../../gallery/manifest'
import { galleryWalks } from '../../gallery/walks'
import { fontsOf, takePictures } from './takePictures'

type Stem = keyof typeof screens

const { brand, folder, seen, machines } = assignment()

/** Makes random values constant: the screen shows the id of a failed call. */
function leaveNothingToChance(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.set(array.map((_, index) => index))
    return array
  }
}

for (const stem of machines as Stem[]) {
  const golden = readGolden(stem)
  const ways = golden.paths.map((path) => walkable(golden, path, screens[stem]))
  for (const [index, { path, shows }] of galleryWalks(golden, ways).entries())
    for (const locale of locales)
      test(`${stem}, ${locale}: ${shows.map(({ state }) => state).join(', ')}`, async ({
        stage,
        server,
        page,
      }) => {
        await page.addInitScript(leaveNothingToChance)
        const driver = pathDriver(stage, server, stem, path, { brand, locale })
        const taken: TakenState[] = []
        let step = -1
        let expected: unknown
        const picturing: Driver = async (start) => {
          const walk = await driver(start)
          return {
            ...walk,
            async expects(moment) {
              expected = await walk.expects(moment)
              return expected
            },
            async look() {
              const now = await walk.look()
              step++
              const state = shows.find((one) => one.step === step)?.state
              // An unexpected state gets no picture: the walk fails.
              if (!state || !isDeepStrictEqual(now, expected)) return now
              taken.push({
                ...{ machine: stem, state, locale, step },
                ...{ path: path.name, pathname: new URL(page.url()).pathname },
                fonts: await fontsOf(page),
                ...(await takePictures(page, folder, join(stem, state.replaceAll(' & ', '+')), locale)),
              })
              return now
            },
          }
        }
        try {
          await runPath(golden, path, picturing)
        } finally {
          writeFileSync(join(seen, `${stem}-${index}-${locale}.json`), JSON.stringify(taken))
        }
      })
}
