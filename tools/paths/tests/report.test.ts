import { beforeAll, describe, expect, test } from 'vitest'
import { readGolden } from '../golden'
import { pathTitle } from '../names'
import { figuresTable } from '../report/console'
import { junit } from '../report/junit'
import { missedMarks } from '../report/marks'
import { createReport, type Report } from '../report/report'
import type { Result } from '../report/results'
import type { SystemRun } from '../report/run'

const { paths } = readGolden('voucher')
const [first] = paths
const titles = paths.map(pathTitle)

const result = (title: string, suite: string, more: Partial<Result> = {}): Result => ({
  suites: [`voucher: frozen paths ${suite}`],
  title,
  outcome: 'passed',
  milliseconds: 12,
  message: '',
  ...more,
})

/** As `runPath` says it. */
const told = [
  'Error: redeeming: expected asking.ready, saw <b>',
  'step 3 of 9: done(redeemVoucher: redeemed)',
  '  busy: expected false, saw true',
].join('\n')

/** All paths pass on the bare actor; on the screens one fails, one is cut short, and the rest has no test. */
const runs: SystemRun[] = [
  {
    system: 'actor',
    isGreen: true,
    results: [
      ...titles.map((title) => result(title, 'on the bare actor')),
      {
        ...result('X4: the frozen paths of voucher tell mutants from the machine', ''),
        suites: [],
        mutants: { total: 50, survivors: ['tags removed', 'action removed'] },
      },
    ],
  },
  {
    system: 'jsdom',
    isGreen: false,
    results: [
      result(titles[0] ?? '', 'on the screen', { outcome: 'failed', message: told }),
      result(titles[1] ?? '', 'on the screen', { walkedSteps: 1 }),
    ],
  },
  { system: 'chromium', isGreen: false, results: [] },
]

let report: Report
beforeAll(async () => {
  report = await createReport(runs, ['voucher'])
})

describe('X4: the report of the paths', () => {
  test('counts for each system what the steps cover that were walked there', () => {
    const figures = report.machines[0]?.figures
    expect(figures?.actor?.pairs.open).toEqual([])
    expect(figures?.actor?.ignored).toMatchObject({ covered: 5, total: 5 })
    expect(figures?.jsdom?.pairs).toMatchObject({ covered: 1, total: 25 })
    expect(figures?.jsdom?.requirements).toMatchObject({ covered: 1, total: 2, open: ['E1'] })
    expect(figures?.chromium?.states.covered).toBe(0)
  })

  test('prints the figures of the systems on which something was walked', () => {
    const [, actor, jsdom, chromium] = figuresTable(report).split('\n')
    expect(actor).toMatch(/^voucher +bare actor +5\/5 .* 48\/50$/)
    expect(jsdom).toMatch(/^voucher +screen in jsdom +1\/5 /)
    expect(chromium).toBeUndefined()
  })

  test('misses its marks for too many mutants alive, or a run that broke', () => {
    expect(missedMarks(report, runs)).toEqual(['voucher: only 48 of 50 mutants killed'])
    expect(report.failures).toHaveLength(1)
    const [actor, , chromium] = runs
    const broken = actor && chromium ? [{ ...actor, results: [] }, chromium] : []
    expect(missedMarks({ ...report, machines: [], failures: [] }, broken)).toEqual([
      'portal in Chromium: the run did not end well',
    ])
  })

  test('misses its marks for a path that nobody walked on the bare actor', async () => {
    const [actor] = runs
    const without = actor ? [{ ...actor, results: actor.results.slice(1) }] : []
    expect(missedMarks(await createReport(without, ['voucher']), without)).toContain(
      `voucher: not walked on the bare actor: ${first?.name}`,
    )
  })

  test('misses its marks for a machine without a screen in a run that was content', async () => {
    const run = { system: 'jsdom' as const, isGreen: true, results: [] }
    expect(missedMarks(await createReport([run], ['voucher']), [run])).toEqual([
      'voucher: no path was walked on the screen in jsdom; tests/paths/screens/all.ts has to name its screen',
    ])
  })

  test('tells paths apart that go the same way from different starts', async () => {
    const way = 'idle → result.ask(no payment) → failed'
    const [path, twin] = readGolden('paymentResult').paths.filter(({ name }) => name === way)
    const results = [path, twin].map((one, index): Result => {
      const suite = {
        suites: ['paymentResult: frozen paths on the bare actor'],
        milliseconds: 1,
        message: '',
      }
      return { ...suite, title: one ? pathTitle(one) : '', outcome: index === 0 ? 'passed' : 'failed' }
    })
    const { machines } = await createReport([{ system: 'actor', isGreen: true, results }], ['paymentResult'])
    const twins = machines[0]?.paths.filter(({ name }) => name === path?.name)
    expect(twins?.map(({ results }) => results.actor?.outcome)).toEqual(['passed', 'failed'])
  })

  test('tells other tools what failed, in XML that they can read', () => {
    const xml = junit(report)
    expect(xml).toContain(
      '<testsuite name="voucher on the screen in jsdom" tests="2" failures="1" time="0.024">',
    )
    expect(xml).toContain(
      '<failure message="redeeming: expected asking.ready, saw &lt;b&gt;">step 3, done(redeemVoucher: redeemed)\nbusy: expected false, saw true</failure>',
    )
  })
})
