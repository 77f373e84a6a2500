import type { CDPSession, Page } from '@playwright/test'
import { countTimers, goAround, visitedPaths } from '../../../tests/browser/support/goAround'
import type { Bench } from '../bench'
import { desk, launch } from '../browser'
import { metricsOf } from '../heap'
import type { Part } from '../report'
import { attempt } from '../rounds'
import { paintedAfter } from '../sign'
import { written } from '../units'
import { visiting } from '../visit'
import { overviewData } from './targets'

const TIMES = 1_000
/** Until then, what runs often is still being compiled. */
const WARM = 600
const figures = ['heap', 'nodes', 'listeners', 'timers'] as const

/** What the overview holds once it has come to rest. */
async function weigh(page: Page, cdp: CDPSession) {
  await page.evaluate(() => history.pushState(null, '', '/'))
  await paintedAfter(page, 'now', overviewData)
  await page.waitForLoadState('networkidle')
  // What is left of a page may end a moment later, such as what draws its bars.
  await page.waitForFunction(() => window.timers.size === 0, null, { timeout: 20_000 }).catch(() => {})
  return { ...(await metricsOf(cdp)), timers: await page.evaluate(() => window.timers.size) }
}

/** What is left behind by going from page to page. */
export async function endurance({ portal, troubles }: Bench): Promise<Part> {
  const browser = await launch()
  const stored = await portal.signedIn('everyday')
  const found = await attempt(troubles, 'changes of page', () =>
    visiting(browser, { stored, screen: desk }, async ({ page, cdp }) => {
      await page.addInitScript(countTimers)
      await page.goto(`${portal.origin}/`)
      // All code is there, and everything that is kept once is kept.
      for (const path of visitedPaths) {
        await page.evaluate((to) => history.pushState(null, '', to), path)
        await paintedAfter(page, 'now', { css: 'main h1' })
        await page.waitForLoadState('networkidle')
      }
      await goAround(page, WARM)
      const before = await weigh(page, cdp)
      await goAround(page, TIMES)
      return { before, after: await weigh(page, cdp) }
    }),
  )
  await browser.close()
  const cell = (when: 'before' | 'after', figure: (typeof figures)[number]) =>
    written(figure === 'heap' ? 'MB' : 'count', found?.[when][figure])
  const grown = found && found.after.heap / found.before.heap
  return {
    sections: [
      {
        title: `${TIMES.toLocaleString('en')} changes of page`,
        intro: `What the overview holds before and after, garbage collected; before, ${WARM} others have had all code loaded and compiled.`,
        rows: [
          ['', 'before', 'after'],
          ...figures.map((figure) => [figure, cell('before', figure), cell('after', figure)]),
        ],
      },
    ],
    marks: [
      {
        what: `heap after ${TIMES.toLocaleString('en')} changes of page, to that before`,
        unit: 'ratio',
        atMost: 1.05,
        measured: grown ? { median: grown, low: grown, high: grown } : null,
      },
    ],
  }
}
