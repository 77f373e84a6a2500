import { expect, test } from 'vitest'
import { ratios, spread, statistic } from '../figures'
import { callsInSequence, type Entry, summarize } from '../load'
import { holds, type Mark, performancePage, table } from '../report'

const mark = (measured: number | null): Mark => ({
  what: 'change of page',
  unit: 'ms',
  atMost: 100,
  measured: statistic([measured]),
})

test('the median lies between the lowest and the highest; missing values do not count', () => {
  expect(statistic([30, 10, null, 20])).toEqual({ median: 20, low: 10, high: 30 })
  expect(statistic([10, 20])?.median).toBe(15)
  expect(statistic([null])).toBeNull()
})

test('a ratio is that of one round', () => {
  // The machine was ten times as slow in the second round.
  expect(ratios([100, 1_200, 90], [100, 1_000, null])).toEqual({ median: 1.1, low: 1, high: 1.2 })
})

test('figures show their spread, if there is one', () => {
  expect(spread('ms', statistic([1_400, 1_500, 1_650]))).toBe('1500 ms (1400–1650)')
  expect(spread('ratio', statistic([1.5, 1.5]))).toBe('1.50 ×')
  expect(spread('kB', null)).toBe('–')
})

test('a mark holds up to its limit, and not without a measurement', () => {
  expect([100, 101, null].map((value) => holds(mark(value)))).toEqual([true, false, false])
})

test('only calls that waited for another count as a sequence', () => {
  const first = { startTime: 0, duration: 100 }
  expect(callsInSequence([])).toBe(0)
  expect(callsInSequence([first, { startTime: 10, duration: 190 }])).toBe(1)
  expect(callsInSequence([{ startTime: 120, duration: 180 }, first, { startTime: 310, duration: 5 }])).toBe(3)
})

test('the summary of a page separates scripts from other files, and what came before it was ready', () => {
  const entry = (part: Partial<Entry>): Entry => ({
    ...{ entryType: 'resource', name: 'http://a.example/app.js', initiatorType: 'script' },
    ...{ startTime: 10, duration: 5, encodedBodySize: 100, value: 0, hadRecentInput: false },
    ...part,
  })
  const entries = [
    entry({}),
    entry({ name: 'http://a.example/late.js', initiatorType: 'link', startTime: 900 }),
    entry({ name: 'http://a.example/api/v1/me', initiatorType: 'fetch', encodedBodySize: 7 }),
    entry({ entryType: 'longtask', duration: 60 }),
    entry({ entryType: 'layout-shift', value: 0.5, hadRecentInput: true }),
  ]
  expect(summarize(entries, 1_000, 500)).toMatchObject({
    ...{ scripts: 2, scriptBytes: 200, bytes: 1_207, scriptsUntilReady: 1, bytesUntilReady: 1_107 },
    ...{ callsInSequence: 1, longTasks: 1, longTaskTime: 60, shift: 0, firstPaint: null },
  })
})

test('the page has the marks, the tables and the reason of each mark that fails', () => {
  const rows = [
    ['page', 'time'],
    ['/', '1 ms'],
  ]
  const page = performancePage(
    {
      sections: [{ title: 'A table', intro: 'Of one page.', rows }],
      marks: [
        { ...mark(80), reason: 'unused' },
        { ...mark(120), reason: 'the frames' },
      ],
    },
    3,
  )
  expect(page).toContain('✓   | change of page | 100 ms  | 80 ms')
  expect(page).toContain(`## A table\n\nOf one page.\n\n${table(rows)}\n`)
  expect(page).toContain('- change of page: the frames')
  expect(page).not.toContain('unused')
  expect(table(rows)).toBe('| page | time |\n| ---- | ---- |\n| /    | 1 ms |')
})
