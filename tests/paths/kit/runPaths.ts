import { deepStrictEqual } from 'node:assert'
import { isDeepStrictEqual } from 'node:util'
import type { Driver } from './driver'
import type { Golden, GoldenPath } from './golden'
import type { Moment } from './moment'

/** Says where two things differ, which takes a while. */
const inWords = (seen: unknown, expected: unknown): void => deepStrictEqual(seen, expected)

/** Says only that two things differ: of a thousand mutants, nobody wants to know how. */
export function inShort(seen: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(seen, expected)) throw new Error('another moment')
}

/** Walks one frozen path and rejects at the first moment that differs from it. */
export async function runPath<Seen>(
  golden: Golden,
  path: GoldenPath,
  driver: Driver<Seen>,
  compare = inWords,
): Promise<void> {
  const start = golden.starts[path.start]
  if (!start) throw new Error(`no start named ${path.start}`)
  const saying = async (when: string, walk: () => Promise<void>) => {
    try {
      await walk()
    } catch (error) {
      const difference = error instanceof Error ? error.message : String(error)
      throw new Error(`${when} of «${path.name}»: ${difference}`, { cause: error })
    }
  }
  const check = async (moment: Moment) => {
    const expected = await driver.expects(moment)
    compare(await driver.look(), expected)
  }
  try {
    await saying('start', async () => {
      await driver.start(start)
      await check(start)
    })
    for (const [index, { label, event, ...moment }] of path.steps.entries())
      await saying(`step ${index + 1}, ${label},`, async () => {
        await driver.fire(event)
        await check(moment)
      })
  } finally {
    await driver.stop()
  }
}
