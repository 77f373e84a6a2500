import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Count, tableLine } from '../../faults/tally'

/** What a test of the matrix counted, as it writes it into its annotation. */
export interface Counted {
  cases: number
  mishaps: Count[]
}

/** Prints the table of the fault matrix below the run: the tests that fill it run in several processes. */
export default class PrintTable implements Reporter {
  private readonly counted: Counted[] = []

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations)
      if (type === 'faults') this.counted.push(JSON.parse(description) as Counted)
  }

  onEnd(): void {
    if (this.counted.length === 0) return
    const cases = this.counted.reduce((sum, { cases }) => sum + cases, 0)
    const mishaps = this.counted.flatMap(({ mishaps }) => mishaps)
    console.info(tableLine('in Chromium', cases, mishaps))
  }

  printsToStdio(): boolean {
    return false
  }
}
