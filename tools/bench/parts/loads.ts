import { measureInTurn } from '../browser'
import { ratios, spread, statistic, type Unit } from '../figures'
import { type Sample, sample, type Target } from '../load'
import { type Mark, mark, type Part } from '../report'
import type { Servers } from '../servers'

const LEAN = 'the leanest login'
const WITH_HTML = 'the same with its HTML'
const LOGIN = "the portal's login"
const OVERVIEW = "the portal's overview"

/** The overview with all data of the customer. */
export const overviewData = { css: 'body:has(main h3)', text: '23,40' }
const field = { css: 'input[type=tel]', isField: true }

type Figure = keyof Sample
/** A figure of each page, or its ratio to a figure of a floor. */
type Column = readonly [head: string, figure: Figure, unit: Unit, floor?: string, floorFigure?: Figure]

/** How the first pages of portal and floors load. */
export async function loads({ portal, floors, signedIn }: Servers, runs: number): Promise<Part> {
  const targets: Target[] = [
    { name: LEAN, url: floors.login, ready: field },
    { name: WITH_HTML, url: floors.document, ready: field },
    { name: LOGIN, url: `${portal}/login`, ready: field },
    { name: OVERVIEW, url: `${portal}/`, ready: overviewData, profile: await signedIn() },
  ]
  const samples = await measureInTurn(
    runs,
    targets.map((target) => ({ name: target.name, measure: (browser) => sample(browser, target) })),
  )
  const valuesOf = (page: string, figure: Figure) => (samples.get(page) ?? []).map((one) => one[figure])
  const figureOf = (page: string, figure: Figure) => statistic(valuesOf(page, figure))
  const ratioOf = (page: string, figure: Figure, floor: string, of = figure) =>
    ratios(valuesOf(page, figure), valuesOf(floor, of))
  /** A ratio has no spread here. */
  const cell = (page: string, [, figure, unit, floor, of]: Column) =>
    spread(
      unit,
      floor ? statistic([ratioOf(page, figure, floor, of)?.median ?? null]) : figureOf(page, figure),
    )
  const section = (title: string, intro: string, pages: readonly string[], columns: readonly Column[]) => ({
    title,
    intro,
    rows: [
      ['page', ...columns.map(([head]) => head)],
      ...pages.map((page) => [page, ...columns.map((column) => cell(page, column))]),
    ],
  })

  const sections = [
    section(
      'The first page',
      'Milliseconds since the request, slowly. A page is usable when its field is visible and React handles it.',
      [LEAN, WITH_HTML, LOGIN],
      [
        ['first paint', 'firstPaint', 'ms'],
        ['largest paint', 'largestPaint', 'ms'],
        ['usable', 'usable', 'ms'],
        ['first paint / leanest with HTML', 'firstPaint', 'ratio', WITH_HTML],
        ['usable / leanest', 'usable', 'ratio', LEAN],
      ],
    ),
    section(
      'The weight of a page',
      'Until the page is at rest; compressed bytes without headers.',
      targets.map(({ name }) => name),
      [
        ['scripts', 'scripts', 'count'],
        ['script bytes', 'scriptBytes', 'kB'],
        ['all bytes', 'bytes', 'kB'],
        ['long tasks', 'longTasks', 'count'],
        ['their sum', 'longTaskTime', 'ms'],
      ],
    ),
    section(
      'The overview of a signed-in customer',
      'With a stored token and nothing cached; the data is there when balance and units are visible.',
      [OVERVIEW],
      [
        ['first paint', 'firstPaint', 'ms'],
        ['data', 'ready', 'ms'],
        ['scripts until then', 'scriptsUntilReady', 'count'],
        ['bytes until then', 'bytesUntilReady', 'kB'],
        ['calls in sequence', 'callsInSequence', 'count'],
        ['data / leanest login usable', 'ready', 'ratio', LEAN, 'usable'],
      ],
    ),
  ]

  const marks: Mark[] = [
    mark(
      'first paint of the login / the leanest with its HTML',
      ratioOf(LOGIN, 'firstPaint', WITH_HTML),
      [1.25, 'ratio'],
      'around its form, the portal has a picture, a claim and three points. A slow phone paints them later than a bare form; without the points it was 1.25.',
    ),
    mark('login usable / the leanest', ratioOf(LOGIN, 'usable', LEAN), [1.15, 'ratio']),
    mark(
      'overview with its data / the leanest login usable',
      ratioOf(OVERVIEW, 'ready', LEAN, 'usable'),
      [1.6, 'ratio'],
      'the page that shows the figures requests them after its first render, which takes a slow processor half a second.',
    ),
    mark('scripts of the overview until its data', figureOf(OVERVIEW, 'scriptsUntilReady'), [8, 'count']),
    mark('calls of the overview in sequence until its data', figureOf(OVERVIEW, 'callsInSequence'), [
      2,
      'count',
    ]),
    mark(
      'sum of long tasks of the login',
      figureOf(LOGIN, 'longTaskTime'),
      [250, 'ms'],
      'parsing and running React, XState and the style engine is one task; the leanest login of this stack takes about as long.',
    ),
    mark(
      'sum of long tasks of the overview',
      figureOf(OVERVIEW, 'longTaskTime'),
      [250, 'ms'],
      'besides that of the login, rendering the shell and the page is one task. Rendered in smaller pieces, the data came a quarter of a second later.',
    ),
  ]
  return { sections, marks }
}
