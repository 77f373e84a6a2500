import type { Browser } from '@playwright/test'
import { launch } from './browser'
import type { Floor } from './buildFloors'
import type { Target } from './load'
import type { Portal } from './servers'

/** What the parts of the benchmark share. */
export interface Bench {
  runs: number
  portal: Portal
  /** The origins of the floors. */
  floors: Record<Floor, string>
  /** Any other page, to compare with. */
  other: Target | null
}

/** Runs a measurement; an error names it. */
export async function named<Result>(name: string, measure: () => Promise<Result>): Promise<Result> {
  try {
    return await measure()
  } catch (cause) {
    throw new Error(`${name} could not be measured: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

/** Measures several targets in turn. Each round runs in a new browser and begins with another target. */
export async function interleaved<Result>(
  runs: number,
  targets: readonly { name: string; measure: (browser: Browser) => Promise<Result> }[],
): Promise<Map<string, Result[]>> {
  const results = new Map(targets.map(({ name }) => [name, [] as Result[]]))
  for (let round = 0; round < runs; round++) {
    console.info(`  round ${round + 1} of ${runs}`)
    const browser = await launch()
    const first = round % targets.length
    for (const { name, measure } of [...targets.slice(first), ...targets.slice(0, first)])
      results.get(name)?.push(await named(name, () => measure(browser)))
    await browser.close()
  }
  return results
}
