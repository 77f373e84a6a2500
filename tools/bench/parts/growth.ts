import type { Browser } from '@playwright/test'
import { measureRoundRobin, throttleProcessor, withNewPage } from '../browser'
import type { CrowdSize } from '../crowd'
import { statistic } from '../figures'
import { openPage, sum, untilRest } from '../load'
import { type ReadyElement, timeClick } from '../pageScripts'
import { checkLimit, type Part, section } from '../report'
import type { Servers } from '../servers'
import { longMonth } from './longMonth'

interface GrowingPage {
  path: string
  ready: ReadyElement
  /** What the customer then presses, and what appears. */
  press?: readonly [ReadyElement, ReadyElement]
  /** Whether the figures of the press include those of opening the page. */
  countsOpening?: boolean
}

const overview: GrowingPage = { path: '/', ready: { css: 'main h3' } }
const bills: GrowingPage = { path: '/bills', ready: { css: 'main ol li' } }
const listing: GrowingPage = { path: '/listing', ready: { css: '[aria-posinset]' } }
const switcher: GrowingPage = {
  ...overview,
  press: [{ css: '#portal section button[aria-haspopup=dialog]' }, { css: '[data-part=content] li button' }],
}
const loadMonth = { css: 'button', text: 'Ganzen Monat laden' }
const wholeMonth: GrowingPage = {
  path: '/listing',
  ready: loadMonth,
  // The month is complete when its last page is there.
  press: [loadMonth, { css: '#portal:not(:has([role=progressbar]))', text: 'Einträge geladen' }],
  countsOpening: true,
}

const small: CrowdSize = { contracts: 1, bills: 50, entries: 100 }
/** Ever longer lists, each ten times as long as the one before, and the pages that have them. */
const growths: { list: keyof CrowdSize; counts: readonly number[]; pages: Record<string, GrowingPage> }[] = [
  { list: 'contracts', counts: [1, 10, 100, 1_000], pages: { overview, bills, listing } },
  // One contract has no switcher.
  { list: 'contracts', counts: [10, 100, 1_000], pages: { switcher } },
  { list: 'bills', counts: [50, 500, 5_000], pages: { bills } },
  { list: 'entries', counts: [100, 1_000, 10_000], pages: { listing, 'whole month': wholeMonth } },
]
const rows = growths.flatMap(({ list, counts, pages }) =>
  Object.entries(pages).map(([name, page]) =>
    counts.map((count) => ({
      ...{ page, size: { ...small, [list]: count } },
      name: `${name}, ${count.toLocaleString('en')} ${count === 1 ? list.slice(0, -1) : list}`,
    })),
  ),
)

interface Figures {
  time: number
  longTaskTime: number
  heap: number
}

/** A smaller figure is chance: a task is long only from 50 ms. */
const MIN_FIGURE: Figures = { time: 1, longTaskTime: 50, heap: 1 }

/** How many times as large a figure is as with a tenth of the list. */
const growthOf = (now: readonly Figures[], before: readonly Figures[], figure: keyof Figures): number => {
  const median = (rounds: readonly Figures[]) => statistic(rounds.map((round) => round[figure]))?.median
  return (median(now) ?? Number.NaN) / Math.max(median(before) ?? Number.NaN, MIN_FIGURE[figure])
}

/** How pages grow with their lists. */
export async function growth(servers: Servers, runs: number): Promise<Part> {
  const { company, resizeCompany } = servers
  const measure = async (browser: Browser, size: CrowdSize, page: GrowingPage): Promise<Figures> =>
    withNewPage(browser, await resizeCompany(size), async (tab, cdp) => {
      const { path, ready, press, countsOpening } = page
      await throttleProcessor(cdp)
      const rest = untilRest(tab, cdp)
      const longTaskTime = async () =>
        sum((await rest()).map(({ entryType, duration }) => (entryType === 'longtask' ? duration : 0)))
      const openTime = await openPage(tab, `${company}${path}`, ready)
      const tasksBefore = press && !countsOpening ? await longTaskTime() : 0
      const pressTime = press ? await tab.evaluate(timeClick, press) : 0
      const longTasks = (await longTaskTime()) - tasksBefore
      await cdp.send('HeapProfiler.collectGarbage')
      const { usedSize } = await cdp.send('Runtime.getHeapUsage')
      return {
        time: press && !countsOpening ? pressTime : openTime + pressTime,
        longTaskTime: longTasks,
        heap: usedSize,
      }
    })
  const results = await measureRoundRobin(
    runs,
    rows.flat().map(({ name, size, page }) => ({ name, measure: (browser) => measure(browser, size, page) })),
  )
  const growthRates = rows.flatMap((sizes) =>
    sizes.slice(1).flatMap(({ name }, index) => {
      const [now, before] = [results.get(name), results.get(sizes[index]?.name ?? '')]
      if (!now || !before) return []
      return (['time', 'longTaskTime', 'heap'] as const).map((figure) => ({
        name: `${figure} of ${name}`,
        rate: growthOf(now, before, figure),
      }))
    }),
  )
  const [fastest] = growthRates.toSorted((a, b) => b.rate - a.rate)
  return {
    sections: [
      section(
        'Growth',
        `A customer with ever longer lists, at full speed of the network. The switcher counts from the press; the whole month is all of
its pages. The heap is what a garbage collection leaves.`,
        results,
        [
          ['visible', 'time', 'ms'],
          ['long task time', 'longTaskTime', 'ms'],
          ['heap', 'heap', 'MB'],
        ],
      ),
    ],
    limits: [
      checkLimit(
        'growth of any figure / of its list',
        statistic([fastest ? fastest.rate / 10 : null]),
        [1, 'ratio'],
        `the ${fastest?.name}.`,
      ),
      await longMonth(servers),
    ],
  }
}
