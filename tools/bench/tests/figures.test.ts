import { expect, test } from 'vitest'
import { formatStatistic, percentile, ratios, statistic } from '../figures'
import { type Entry, summarize } from '../load'
import { checkLimit, performancePage } from '../report'

test('a figure is the median with its spread; missing values do not count', () => {
  expect(statistic([30, 10, null, 20])).toEqual({ median: 20, low: 10, high: 30 })
  expect(statistic([null])).toBeNull()
  expect(formatStatistic('ms', statistic([1_400, 1_500, 1_600, 1_650]))).toBe('1550 ms (1400–1650)')
  expect(formatStatistic('ratio', statistic([1.5, 1.5]))).toBe('1.50 ×')
  expect(formatStatistic('kB', null)).toBe('–')
})

test('a percentile is one of the values', () => {
  const values = [4, 1, 3, 2]
  expect([1, 50, 51, 98, 100].map((percent) => percentile(values, percent))).toEqual([1, 2, 3, 4, 4])
  expect(percentile([], 50)).toBeNull()
})

test('a ratio compares values of the same round', () => {
  // The machine was ten times as slow in the second round.
  expect(ratios([100, 1_200, 90], [100, 1_000, null])).toEqual({ median: 1.1, low: 1, high: 1.2 })
})

test('the summary of a page separates scripts, bytes before it was ready, and calls that waited', () => {
  const entry = (name: string, initiatorType: string, startTime: number, part: Partial<Entry> = {}) => ({
    ...{ entryType: 'resource', name: `http://a.example/${name}`, initiatorType, startTime },
    ...{ duration: 100, encodedBodySize: 100, transferSize: 400, ...part },
  })
  const entries = [
    entry('', 'navigation', 0, { entryType: 'navigation', encodedBodySize: 1_000 }),
    entry('app.js', 'script', 10),
    entry('late.js', 'link', 900),
    entry('cached.css', 'link', 20, { transferSize: 0 }),
    ...[10, 20, 130, 240].map((start) => entry('api/me', 'fetch', start, { encodedBodySize: 1 })),
    entry('', '', 0, { entryType: 'longtask', duration: 60 }),
  ]
  expect(summarize(entries, 500)).toMatchObject({
    ...{ scripts: 2, scriptBytes: 200, bytes: 1_204, scriptsUntilReady: 1, bytesUntilReady: 1_104 },
    ...{ callDepth: 3, longTasks: 1, longTaskTime: 60, firstPaint: null },
  })
})

test('the page has the tables, the limits, which include their maximum, and the reasons of missed ones', () => {
  const change = (time: number | null, reason: string) =>
    checkLimit('change of page', statistic([time]), [100, 'ms'], reason)
  const rows = ['page time', '/ 1ms'].map((row) => row.split(' '))
  const limits = [change(100, 'unused'), change(101, 'the frames'), change(null, 'not measured')]
  const page = performancePage([{ sections: [{ title: 'A table', intro: 'Of one page.', rows }], limits }], 3)
  expect(page).toContain('| ✓   | change of page | 100 ms  | 100 ms')
  expect(page).toContain('| ✗   | change of page | 100 ms  | 101 ms')
  expect(page).toContain('## A table\n\nOf one page.\n\n| page | time |\n| ---- | ---- |\n| /    | 1ms  |\n')
  expect(page).toContain('- change of page: the frames\n- change of page: not measured')
  expect(page).not.toContain('unused')
})
