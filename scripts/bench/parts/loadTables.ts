import type { Section } from '../report'
import { ratios, statistic } from '../statistics'
import { spread, type Unit, written } from '../units'
import { LEAN, OVERVIEW, type Sample, type Samples, valuesOf, WITH_HTML } from './samples'

type Column = readonly [head: string, key: keyof Sample, unit: Unit]

const times: readonly Column[] = [
  ['first paint', 'firstPaint', 'ms'],
  ['largest paint', 'largestPaint', 'ms'],
  ['usable', 'usable', 'ms'],
  ['keystrokes lost', 'lost', 'count'],
]
const weights: readonly Column[] = [
  ['scripts', 'scripts', 'count'],
  ['their bytes', 'scriptBytes', 'kB'],
  ['all bytes', 'bytes', 'kB'],
  ['long tasks', 'longTasks', 'count'],
  ['in sum', 'longTaskTime', 'ms'],
  ['shift', 'shift', 'shift'],
  ['heap', 'heap', 'MB'],
]
const untilData: readonly Column[] = [
  ['first paint', 'firstPaint', 'ms'],
  ['data', 'ready', 'ms'],
  ['scripts until then', 'scriptsUntilReady', 'count'],
  ['bytes until then', 'bytesUntilReady', 'kB'],
  ['calls in sequence', 'callsInSequence', 'count'],
]

const cells = (samples: Samples, page: string, columns: readonly Column[]) =>
  columns.map(([, key, unit]) => spread(unit, statistic(valuesOf(samples, page, key))))
const heads = (columns: readonly Column[]) => columns.map(([head]) => head)

/** The tables of the first pages and of their floors. */
export function loadTables(samples: Samples): Section[] {
  const ratio = (page: string, key: keyof Sample, floor: string, of: keyof Sample = key) =>
    written('ratio', ratios(valuesOf(samples, page, key), valuesOf(samples, floor, of))?.median)
  const pages = [...samples.keys()]
  return [
    {
      title: 'The first page',
      intro:
        'Milliseconds from when the page was asked for. A page can be used from when a listener of it has heard a keystroke that its field holds; typing begins when the field is seen.',
      rows: [
        ['page', ...heads(times), 'first paint to leanest with HTML', 'usable to leanest'],
        ...pages
          .filter((page) => page !== OVERVIEW)
          .map((page) => [
            page,
            ...cells(samples, page, times),
            ratio(page, 'firstPaint', WITH_HTML),
            ratio(page, 'usable', LEAN),
          ]),
      ],
    },
    {
      title: 'What a page weighs',
      intro:
        'Until it has come to rest; bytes as they went over the wire, the heap after garbage was collected.',
      rows: [['page', ...heads(weights)], ...pages.map((page) => [page, ...cells(samples, page, weights)])],
    },
    {
      title: 'The overview of who is signed in',
      intro: 'A stored token, nothing cached; the data stands when balance and units are both seen.',
      rows: [
        ['page', ...heads(untilData), 'data to leanest login usable'],
        [OVERVIEW, ...cells(samples, OVERVIEW, untilData), ratio(OVERVIEW, 'ready', LEAN, 'usable')],
      ],
    },
  ]
}
