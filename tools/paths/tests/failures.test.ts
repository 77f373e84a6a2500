import { beforeAll, describe, expect, test } from 'vitest'
import { alphabet } from '../../../tests/paths/voucher.alphabet'
import { actorDriver } from '../actorDriver'
import { readGolden } from '../golden'
import { pathTitle } from '../names'
import { failureText } from '../report/console'
import { junit } from '../report/junit'
import { missedMarks } from '../report/marks'
import { createReport, type Report } from '../report/report'
import type { Result } from '../report/results'
import { runPath } from '../runPaths'

/** A machine that takes every answer for a refusal. */
const golden = readGolden('voucher')
const astray = alphabet.machine.provide({ guards: { voucherWasRedeemed: () => false } })

let report: Report
beforeAll(async () => {
  const results = golden.paths.map(async (path): Promise<Result> => {
    const message = await runPath(golden, path, actorDriver(astray)).then(
      () => '',
      ({ stack }: Error) => `${stack}\n    at somewhere.ts:1:2`,
    )
    return {
      suites: ['voucher: frozen paths on the bare actor'],
      title: pathTitle(path),
      outcome: message ? 'failed' : 'passed',
      milliseconds: 1,
      message,
    }
  })
  const run = { system: 'actor' as const, isGreen: false, results: await Promise.all(results) }
  report = await createReport([run], ['voucher'])
})

describe('X4: what failed on the paths', () => {
  test('is told once, however many paths meet it, by the shortest way to it', () => {
    expect(report.failures).toHaveLength(1)
    const [group] = report.failures
    const steps = group?.failures.map(({ step }) => step) ?? []
    expect(steps.length).toBeGreaterThan(1)
    expect(steps).toEqual([...steps].sort((one, other) => one - other))
    const [head, step, ...details] = group ? failureText(group).split('\n') : []
    expect(head).toBe(
      `voucher: redeeming: expected asking.ready, saw asking.ready with other emitted; ${steps.length} paths on the bare actor`,
    )
    expect(step).toMatch(/^ {2}step 2, done\(redeemVoucher: redeemed\), of E1 P4: /)
    expect(details.join()).toContain('emitted')
    // What follows from it is no news.
    expect(missedMarks(report, [])).toEqual([])
  })

  test('is told in full at its first path in JUnit, and the others point to it', () => {
    const failures = junit(report).match(/<failure.*?<\/failure>/gs) ?? []
    const heads = failures.map((failure) => /message="([^"]*)"/.exec(failure)?.[1])
    expect(new Set(heads).size).toBe(1)
    expect(failures.filter((failure) => failure.includes('as on the bare actor: '))).toHaveLength(
      failures.length - 1,
    )
  })
})
