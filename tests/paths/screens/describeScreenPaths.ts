import { deepStrictEqual } from 'node:assert'
import { act, waitFor } from '@testing-library/react'
import { describe, test } from 'vitest'
import type { Driver } from '../kit/driver'
import { type Golden, type GoldenPath, readGolden } from '../kit/golden'
import { runPath } from '../kit/runPaths'

/** Lets everything happen that is due; what waits for an answer goes on waiting. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Gives the screen the time it needs: looks again until the moment of the path is there, or is not going to be. */
function patient<Seen>(golden: Golden, path: GoldenPath, driver: Driver<Seen>): Driver<Seen> {
  let moment = golden.starts[path.start]
  let steps = 0
  return {
    ...driver,
    async fire(event) {
      await driver.fire(event)
      await settle()
      moment = path.steps[steps++]
    },
    async look() {
      const expected = moment && driver.expects(moment)
      await waitFor(async () => deepStrictEqual(await driver.look(), expected)).catch(() => undefined)
      return driver.look()
    },
  }
}

/** Walks the frozen paths of a machine on the screens of the portal: all, or those that the screen can go. */
export function describeScreenPaths<Seen>(
  stem: string,
  createDriver: () => Driver<Seen>,
  canGo: (path: GoldenPath) => boolean = () => true,
): void {
  const golden = readGolden(stem)
  describe(`${stem}: frozen paths on the screen`, () => {
    for (const path of golden.paths.filter(canGo))
      test(titleOf(path), () => runPath(golden, path, patient(golden, path, createDriver())))
  })
}

const titleOf = ({ requirements, name }: GoldenPath) =>
  requirements.length > 0 ? `${requirements.join(' ')}: ${name}` : name
