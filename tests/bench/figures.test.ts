import { expect, test } from 'vitest'
import { barsPicture } from '../../scripts/bench/bars'
import { performancePage } from '../../scripts/bench/markdown'
import { readOptions } from '../../scripts/bench/options'
import { holds, type Mark, marksTable } from '../../scripts/bench/report'
import { quantile, ratios, statistic } from '../../scripts/bench/statistics'
import { spread } from '../../scripts/bench/units'
import { callsInSequence } from '../../scripts/bench/wire'
import { ownerOf, packageTable } from '../../scripts/size/packageTable'

const mark = (measured: number | null): Mark => ({
  what: 'change of page',
  unit: 'ms',
  atMost: 100,
  measured: statistic([measured]),
})

test('the median lies between the lowest and the highest, and what failed is left out', () => {
  expect(statistic([30, 10, null, 20])).toEqual({ median: 20, low: 10, high: 30 })
  expect(statistic([10, 20])?.median).toBe(15)
  expect(statistic([null])).toBeNull()
  expect(quantile([3, 1, 2, 4], 1)).toBe(4)
  expect(quantile([], 0.5)).toBeNull()
})

test('a ratio is that of one round, whatever became of the others', () => {
  // The machine was ten times as slow in the second round.
  expect(ratios([100, 1_200, 90], [100, 1_000, null])).toEqual({ median: 1.1, low: 1, high: 1.2 })
})

test('figures are written with their spread, if there is one', () => {
  expect(spread('ms', statistic([1_400, 1_500, 1_650]))).toBe('1500 ms (1400–1650)')
  expect(spread('ratio', statistic([1.5, 1.5]))).toBe('1.50 ×')
  expect(spread('kB', null)).toBe('–')
})

test('a mark holds up to its limit, and not where nothing was measured', () => {
  expect([100, 101, null].map((value) => holds(mark(value)))).toEqual([true, false, false])
  expect(marksTable([mark(80), mark(null)]).slice(1)).toEqual([
    ['✓', 'change of page', '100 ms', '80 ms'],
    ['✗', 'change of page', '100 ms', 'not measured'],
  ])
})

test('calls that had to wait for another are counted one after the other', () => {
  const first = { sent: 0, ended: 100 }
  expect(callsInSequence([])).toBe(0)
  expect(callsInSequence([first, { sent: 10, ended: 200 }])).toBe(1)
  expect(callsInSequence([{ sent: 120, ended: 300 }, first, { sent: 310, ended: null }])).toBe(3)
})

test('the page holds the marks, the tables and what could not be measured', () => {
  const page = performancePage({
    sections: [
      {
        title: 'A table',
        intro: 'Of two.',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
    marks: [
      { ...mark(80), hindrance: 'of no account' },
      { ...mark(120), hindrance: 'the frames' },
    ],
    runs: 3,
    troubles: ['listing: it did not come'],
  })
  expect(page).toContain('| ✓ | change of page | 100 ms | 80 ms |')
  expect(page).toContain('## A table\n\nOf two.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |')
  expect(page).toContain('- listing: it did not come')
  expect(page).toContain('- change of page: the frames')
  expect(page).not.toContain('of no account')
})

test('the longest bar fills the picture, the others are as long as their share, and what is missing has none', () => {
  const picture = barsPicture([
    { label: 'R & D', firstPaint: 500, done: 1_000 },
    { label: 'other', firstPaint: null, done: null },
  ])
  expect([...picture.matchAll(/width="([\d.]+)" height="14"/g)].map(([, width]) => width)).toEqual([
    '250.0',
    '500.0',
  ])
  expect(picture).toContain('R &amp; D')
})

test('parts and pages to stand beside are read from the command line', () => {
  expect(
    readOptions(['--runs', '2', '--only', 'loads', '--url', 'http://a.example', '--ready', 'input']),
  ).toMatchObject({ runs: 2, only: ['loads'], others: [{ url: 'http://a.example/', css: 'input' }] })
  expect(() => readOptions(['--only', 'lods'])).toThrow('--only takes')
  expect(() => readOptions(['--runs', 'many'])).toThrow('--runs')
})

test('what a file weighs is told by package, the shares being those of the whole', () => {
  expect(
    ['@emotion/react/dist/a.js', 'react-dom/client.js', 'src/ui/Card.tsx', 'src/main.tsx'].map(ownerOf),
  ).toEqual(['@emotion/react', 'react-dom', 'src/ui', 'src'])
  const file = (filename: string, parsedSize: number, brotliSize: number) => ({
    filename,
    parsedSize,
    brotliSize,
  })
  const folder = {
    ...file('react', 3_000, 2_000),
    groups: [file('react/a.js', 2_000, 1_500), file('react/b.js', 1_000, 500)],
  }
  expect(packageTable([file('src/ui/Card.tsx', 1_000, 500), folder], 2_000).slice(1)).toEqual([
    ['react', '3.0 kB', '1.6 kB', '80.0 %'],
    ['src/ui', '1.0 kB', '0.4 kB', '20.0 %'],
    ['all', '4.0 kB', '2.0 kB', '100.0 %'],
  ])
})
