import { measureRoundRobin } from '../browser'
import { ratios, statistic } from '../figures'
import { type Sample, sampleTwice, type Target } from '../load'
import { checkLimit, type Part, section } from '../report'
import type { Servers } from '../servers'

const BASELINE = 'baseline'
const BASELINE_WITH_HTML = 'baseline with HTML'
const LOGIN = 'login'
const OVERVIEW = 'overview'
const BALANCE = 'balance'
const LATE_BALANCE = 'balance of the units'

/** The sign that the overview shows all data of the customer. */
export const overviewData = { css: 'body:has(main h3)', text: '23,40' }
/** The balance in the header of the document, or of the portal. */
const balance = { css: '[data-header=filled], #portal section', text: '23,40' }
/** The field of the login, of the portal and of the baselines. */
export const field = { css: 'input[type=tel]', isField: true }

type Figure = keyof Sample

/** How the first pages of portal and baselines load. */
export async function loads(
  { portal, lateBalance, baselines, signedInProfile }: Servers,
  runs: number,
): Promise<Part> {
  const profile = await signedInProfile()
  const targets: Target[] = [
    { name: BASELINE, url: baselines.login, ready: field },
    { name: BASELINE_WITH_HTML, url: baselines.document, ready: field },
    { name: LOGIN, url: `${portal}/login`, ready: field },
    { name: OVERVIEW, url: `${portal}/`, ready: overviewData, profile },
    { name: BALANCE, url: `${portal}/`, ready: balance, profile },
    { name: LATE_BALANCE, url: `${lateBalance}/`, ready: balance, profile },
  ]
  const visits = await measureRoundRobin(
    runs,
    targets.map((target) => ({ name: target.name, measure: (browser) => sampleTwice(browser, target) })),
  )
  const samplesOf = (visit: 'first' | 'later') =>
    new Map([...visits].map(([page, rounds]) => [page, rounds.map((round) => round[visit])]))
  const samples = samplesOf('first')
  const valuesOf = (page: string, figure: Figure) => (samples.get(page) ?? []).map((one) => one[figure])
  const figureOf = (page: string, figure: Figure) => statistic(valuesOf(page, figure))
  const ratioOf = (page: string, figure: Figure, baseline: string, baselineFigure = figure) =>
    ratios(valuesOf(page, figure), valuesOf(baseline, baselineFigure))

  const sections = [
    section(
      'The first page',
      'Since the request. A page is usable when its field is visible and React handles it.',
      samples,
      [
        ['first paint', 'firstPaint', 'ms'],
        ['largest paint', 'largestPaint', 'ms'],
        ['usable', 'usable', 'ms'],
      ],
      [BASELINE, BASELINE_WITH_HTML, LOGIN],
    ),
    section(
      'Weight of a page',
      'Until the page is idle. Bytes are compressed, without headers.',
      samples,
      [
        ['scripts', 'scripts', 'count'],
        ['script bytes', 'scriptBytes', 'kB'],
        ['all bytes', 'bytes', 'kB'],
        ['long tasks', 'longTasks', 'count'],
        ['long task time', 'longTaskTime', 'ms'],
      ],
      [BASELINE, BASELINE_WITH_HTML, LOGIN, OVERVIEW],
    ),
    section(
      'Overview of a signed-in customer',
      'With a stored token. The balance is visible, the balance if only the answer with the units has it, or balance and units.',
      samples,
      [
        ['first paint', 'firstPaint', 'ms'],
        ['visible', 'ready', 'ms'],
        ['bytes until then', 'bytesUntilReady', 'kB'],
      ],
      [BALANCE, LATE_BALANCE, OVERVIEW],
    ),
    section(
      'A later visit',
      'The same in a browser that has the files of the first visit. The field of the login, the balance or all units are visible.',
      samplesOf('later'),
      [
        ['first paint', 'firstPaint', 'ms'],
        ['visible', 'ready', 'ms'],
        ['usable', 'usable', 'ms'],
        ['bytes until then', 'bytesUntilReady', 'kB'],
      ],
      [BASELINE, LOGIN, BALANCE, LATE_BALANCE, OVERVIEW],
    ),
  ]

  const limits = [
    checkLimit(
      'first paint of login / baseline with HTML',
      ratioOf(LOGIN, 'firstPaint', BASELINE_WITH_HTML),
      [1.1, 'ratio'],
      'a script chooses its language first, and it has five times as many elements and three times as many sizes and weights of its font. Its pictures come later.',
    ),
    checkLimit('usable login / baseline', ratioOf(LOGIN, 'usable', BASELINE), [1.15, 'ratio']),
    checkLimit('balance / usable baseline', ratioOf(BALANCE, 'ready', BASELINE, 'usable'), [0.8, 'ratio']),
    checkLimit('balance of the units / usable baseline', ratioOf(LATE_BALANCE, 'ready', BASELINE, 'usable'), [
      0.95,
      'ratio',
    ]),
    checkLimit(
      'data of overview / usable baseline',
      ratioOf(OVERVIEW, 'ready', BASELINE, 'usable'),
      [1.25, 'ratio'],
      'its files fill the line until the baseline is usable; a slow processor then starts and renders it.',
    ),
    checkLimit('scripts until data of overview', figureOf(OVERVIEW, 'scriptsUntilReady'), [9, 'count']),
    checkLimit('calls in sequence until data of overview', figureOf(OVERVIEW, 'callDepth'), [2, 'count']),
    checkLimit('long tasks of login / baseline', ratioOf(LOGIN, 'longTaskTime', BASELINE), [1, 'ratio']),
    checkLimit('long tasks of overview / baseline', ratioOf(OVERVIEW, 'longTaskTime', BASELINE), [
      1,
      'ratio',
    ]),
  ]
  return { sections, limits }
}
