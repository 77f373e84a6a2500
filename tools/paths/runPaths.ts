import { isDeepStrictEqual } from 'node:util'
import { divergence, impossible, type Place } from './divergence'
import type { Driver } from './driver'
import type { Golden, GoldenPath } from './golden'
import type { Moment } from './moment'

/** Says only that two things differ: of a thousand mutants, nobody wants to know how. */
export const inShort = async (): Promise<Error> => new Error('another moment')

/** Walks one frozen path and rejects at the first moment that differs from it. */
export async function runPath<Seen>(
  golden: Golden,
  path: GoldenPath,
  driver: Driver<Seen>,
  tell: typeof divergence<Seen> = divergence,
): Promise<void> {
  const start = golden.starts[path.start]
  if (!start) throw new Error(`no start named ${path.start}`)
  const reach = async (place: Place, moment: Moment, go: () => Promise<void>) => {
    const [seen, expected] = await go()
      .then(async () => {
        const expected = await driver.expects(moment)
        return [await driver.look(), expected] as const
      })
      .catch(async (error: unknown) => {
        await driver.keep?.()
        throw impossible(place, error)
      })
    if (isDeepStrictEqual(seen, expected)) return
    // Before anything else is asked: meanwhile a screen goes on.
    await driver.keep?.()
    throw await tell(place, driver, seen, expected)
  }
  try {
    await reach({ golden, path, step: 0 }, start, () => driver.start(start))
    for (const [index, { label: _, event, ...moment }] of path.steps.entries())
      await reach({ golden, path, step: index + 1 }, moment, () => driver.fire(event))
  } finally {
    await driver.stop()
  }
}
