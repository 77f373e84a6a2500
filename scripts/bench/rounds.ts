import type { Browser } from '@playwright/test'
import { launch } from './browser'

/** What could not be measured, and why. */
export type Troubles = string[]

/** Does work, and notes what could not be measured where it fails. */
export async function attempt<Result>(troubles: Troubles, what: string, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    const [why = ''] = String(error instanceof Error ? error.message : error).split('\n')
    console.error(`  ✗ ${what}: ${why}`)
    troubles.push(`${what}: ${why}`)
    return null
  }
}

/**
 * Measures several things in turn, so many times, each round in a new browser and beginning with another of them; the
 * results of each by round, null where it failed.
 */
export async function interleaved<Result>(
  { runs, troubles }: { runs: number; troubles: Troubles },
  things: readonly { name: string; measure: (browser: Browser) => Promise<Result> }[],
): Promise<Map<string, (Result | null)[]>> {
  const results = new Map(things.map(({ name }) => [name, [] as (Result | null)[]]))
  for (let round = 0; round < runs; round++) {
    const browser = await launch()
    console.info(`  round ${round + 1} of ${runs}`)
    const first = round % Math.max(1, things.length)
    for (const { name, measure } of [...things.slice(first), ...things.slice(0, first)])
      results.get(name)?.push(await attempt(troubles, name, () => measure(browser)))
    await browser.close()
  }
  return results
}
