import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const dots: Partial<Record<TestResult['status'], string>> = { passed: '·', skipped: '' }

/** A dot for each test and nothing more: what failed is told once, below the runs of all systems. */
export default class Dots implements Reporter {
  onTestEnd(_: TestCase, { status }: TestResult): void {
    process.stdout.write(dots[status] ?? 'x')
  }

  onEnd(): void {
    console.log()
  }
}
