import { basename } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** So much is worth a line of its own, in seconds. */
const WORTH_TELLING = 5

/** Prints below the run how long the tests of each file took, all workers together. */
export default class PrintTimes implements Reporter {
  private readonly files = new Map<string, { tests: number; seconds: number }>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = basename(location.file, '.spec.ts')
    const { tests, seconds } = this.files.get(file) ?? { tests: 0, seconds: 0 }
    this.files.set(file, { tests: tests + 1, seconds: seconds + duration / 1_000 })
  }

  onEnd(): void {
    const slowest = [...this.files].sort(([, one], [, other]) => other.seconds - one.seconds)
    const told = slowest.filter(([, { seconds }], index) => seconds >= WORTH_TELLING || index === 0)
    const rest = slowest.slice(told.length).map(([, one]) => one)
    const sum = (of: 'tests' | 'seconds') => rest.reduce((sum, one) => sum + one[of], 0)
    const line = (name: string, tests: number, seconds: number) =>
      `${seconds.toFixed(1).padStart(8)} s ${String(tests).padStart(4)} ${name}`
    console.info('Seconds by file, all workers together:')
    for (const [name, { tests, seconds }] of told) console.info(line(name, tests, seconds))
    if (rest.length > 0) console.info(line(`in ${rest.length} other files`, sum('tests'), sum('seconds')))
  }

  printsToStdio(): boolean {
    return false
  }
}
