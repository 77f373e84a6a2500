import { ratios, spread, statistic, type Unit, written } from '../figures'
import { load, type Sample, type Target, use } from '../load'
import type { Part, Section } from '../report'
import { type Bench, interleaved } from '../rounds'
import { LEAN, LOGIN, loadMarks, OVERVIEW, type Samples, valuesOf, WITH_HTML } from './loadMarks'

/** What the overview shows of a customer once all its data has come. */
export const overviewData = { css: 'body:has(main h3)', text: '23,40' }
const field = 'input[type=tel]'
const withField = { ready: { css: field }, field }

type Column = readonly [head: string, key: keyof Sample, unit: Unit]

const times: readonly Column[] = [
  ['first paint', 'firstPaint', 'ms'],
  ['largest paint', 'largestPaint', 'ms'],
  ['usable', 'usable', 'ms'],
  ['keystrokes lost', 'lost', 'count'],
]
const weights: readonly Column[] = [
  ['scripts', 'scripts', 'count'],
  ['script bytes', 'scriptBytes', 'kB'],
  ['all bytes', 'bytes', 'kB'],
  ['long tasks', 'longTasks', 'count'],
  ['their sum', 'longTaskTime', 'ms'],
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

function loadTables(samples: Samples): Section[] {
  const cells = (page: string, columns: readonly Column[]) =>
    columns.map(([, key, unit]) => spread(unit, statistic(valuesOf(samples, page, key))))
  const heads = (columns: readonly Column[]) => columns.map(([head]) => head)
  const ratio = (page: string, key: keyof Sample, floor: string, of = key) =>
    written('ratio', ratios(valuesOf(samples, page, key), valuesOf(samples, floor, of))?.median)
  const pages = [...samples.keys()]
  return [
    {
      title: 'The first page',
      intro:
        'Milliseconds since the request, slowly. A page is usable when its own listener handles a keystroke that its field keeps; typing begins when the field is visible.',
      rows: [
        ['page', ...heads(times), 'first paint / leanest with HTML', 'usable / leanest'],
        ...pages
          .filter((page) => page !== OVERVIEW)
          .map((page) => [
            page,
            ...cells(page, times),
            ratio(page, 'firstPaint', WITH_HTML),
            ratio(page, 'usable', LEAN),
          ]),
      ],
    },
    {
      title: 'The weight of a page',
      intro:
        'Until the page is at rest; compressed bytes without headers, the heap after garbage collection.',
      rows: [['page', ...heads(weights)], ...pages.map((page) => [page, ...cells(page, weights)])],
    },
    {
      title: 'The overview of a signed-in customer',
      intro: 'With a stored token and nothing cached; the data is there when balance and units are visible.',
      rows: [
        ['page', ...heads(untilData), 'data / leanest login usable'],
        [OVERVIEW, ...cells(OVERVIEW, untilData), ratio(OVERVIEW, 'ready', LEAN, 'usable')],
      ],
    },
  ]
}

/** How the first pages of portal and floors load. */
export async function loads({ runs, portal, floors, other }: Bench): Promise<Part> {
  const targets: Target[] = [
    { name: 'react alone', url: floors.react, ready: { css: 'h1' } },
    { name: LEAN, url: floors.login, ...withField },
    { name: WITH_HTML, url: floors.document, ...withField },
    { name: LOGIN, url: `${portal.origin}/login`, ...withField },
    {
      name: OVERVIEW,
      url: `${portal.origin}/`,
      ready: overviewData,
      stored: await portal.signedIn('everyday'),
    },
    ...(other ? [other] : []),
  ]
  const samples: Samples = await interleaved<Sample>(
    runs,
    targets.map((target) => ({
      name: target.name,
      measure: async (browser) => ({
        ...(await load(browser, target)),
        ...(target.field ? await use(browser, target, target.field) : { usable: null, lost: null }),
      }),
    })),
  )
  return { sections: loadTables(samples), marks: loadMarks(samples) }
}
