import { deepStrictEqual } from 'node:assert'
import type { Driver } from './driver'
import type { Golden, GoldenPath } from './golden'
import type { Moment } from './moment'

/** Walks one frozen path and rejects at the first moment that differs from it. */
export async function runPath<Seen>(golden: Golden, path: GoldenPath, driver: Driver<Seen>): Promise<void> {
  const start = golden.starts[path.start]
  if (!start) throw new Error(`no start named ${path.start}`)
  const check = async (moment: Moment, when: string) => {
    try {
      const expected = await driver.expects(moment)
      deepStrictEqual(await driver.look(), expected)
    } catch (error) {
      const difference = error instanceof Error ? error.message : String(error)
      throw new Error(`${when} of «${path.name}»: ${difference}`, { cause: error })
    }
  }
  try {
    await driver.start(start)
    await check(start, 'start')
    for (const [index, { label, event, ...moment }] of path.steps.entries()) {
      await driver.fire(event)
      await check(moment, `step ${index + 1}, ${label},`)
    }
  } finally {
    await driver.stop()
  }
}
