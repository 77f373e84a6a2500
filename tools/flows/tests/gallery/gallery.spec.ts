import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { locales } from '../../../../i18n/i18n-util'
import { drivers } from '../../../../tests/paths/drivers/all'
import { walkablePart } from '../../../../tests/paths/drivers/walkable'
import { test } from '../../../../tests/paths/pathTest'
import { readGolden } from '../../../paths/golden'
import { pageWalk } from '../../../paths/page/pathFixture'
import { runPath, type StartWalk } from '../../../paths/runPaths'
import { gallerySettings, type TakenState } from '../../gallery/manifest'
import { galleryWalks } from '../../gallery/walks'
import { takePictures } from './takePictures'

type MachineStem = keyof typeof drivers

const { brand, folder, resultsFolder, machines } = gallerySettings()

/** Makes random values constant: the screen shows the id of a failed call. */
function makeRandomConstant(): void {
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.set(array.map((_, index) => index))
    return array
  }
}

for (const stem of machines as MachineStem[]) {
  const golden = readGolden(stem)
  const screenPaths = golden.paths.map((path) => walkablePart(golden, path, drivers[stem]))
  for (const [index, { path, shownStates }] of galleryWalks(golden, screenPaths).entries())
    for (const locale of locales)
      test(`${stem}, ${locale}: ${shownStates.map(({ state }) => state).join(', ')}`, async ({
        pathFixture,
        server,
        page,
      }) => {
        await page.addInitScript(makeRandomConstant)
        const startWalk = pageWalk(pathFixture, server, stem, path, { brand, locale })
        const takenStates: TakenState[] = []
        let step = -1
        let expected: unknown
        const pictureWalk: StartWalk = async (start) => {
          const walk = await startWalk(start)
          return {
            ...walk,
            async expects(observed) {
              expected = await walk.expects(observed)
              return expected
            },
            async observe() {
              const observe = await walk.observe()
              step++
              const state = shownStates.find((one) => one.step === step)?.state
              // An unexpected state gets no picture: the walk fails.
              if (!state || !isDeepStrictEqual(observe, expected)) return observe
              takenStates.push({
                ...{ machine: stem, state, locale, step },
                ...{ path: path.name, pathname: new URL(page.url()).pathname },
                ...(await takePictures(page, folder, join(stem, state.replaceAll(' & ', '+')), locale)),
              })
              return observe
            },
          }
        }
        try {
          await runPath(golden, path, pictureWalk)
        } finally {
          writeFileSync(join(resultsFolder, `${stem}-${index}-${locale}.json`), JSON.stringify(takenStates))
        }
      })
}
