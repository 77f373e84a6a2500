import type { Reporter, TestCase } from 'vitest/node'

const dots = { passed: '·', failed: 'x', skipped: '', pending: '' }

/** A dot for each test and nothing more: what failed is told once, below the runs of all systems. */
export default class Dots implements Reporter {
  onTestCaseResult(test: TestCase): void {
    process.stdout.write(dots[test.result().state])
  }

  onTestRunEnd(_: unknown, unhandled: readonly { message: string; stack?: string }[]): void {
    console.log()
    // These belong to no test, so that no other report has them.
    for (const { message, stack } of unhandled) console.error(stack ?? message)
  }
}
