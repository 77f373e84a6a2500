import { configure, getConfig } from '@testing-library/dom'

/** So many paths may have failed by chance. */
const failuresByChance = 3
const impatientTimeout = 1_000

/**
 * Walks the paths of one machine. A fault that fails a few of them fails most: the others are waited for a second only, so
 * that what is broken everywhere is told in minutes, and does not look as if the run hung.
 */
export function losingPatience() {
  const { asyncUtilTimeout } = getConfig()
  let failures = 0
  return async (walk: () => Promise<void>): Promise<void> => {
    if (failures >= failuresByChance) configure({ asyncUtilTimeout: impatientTimeout })
    try {
      await walk()
    } catch (error) {
      failures++
      throw error
    } finally {
      configure({ asyncUtilTimeout })
    }
  }
}
