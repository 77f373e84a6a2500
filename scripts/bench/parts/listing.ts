import type { Bench } from '../bench'
import { desk, launch } from '../browser'
import { metricsOf } from '../heap'
import { listingTime, startPortal } from '../portal'
import type { Part } from '../report'
import { attempt } from '../rounds'
import { paintedAfter } from '../sign'
import { quantile } from '../statistics'
import { written } from '../units'
import { visiting } from '../visit'
import { loadAll, scrollThrough } from './scroll'

const LAST = '10000'

/** A listing of 10,000 entries, loaded to its end and scrolled through. */
export async function listing({ troubles }: Bench): Promise<Part> {
  const portal = await startPortal(listingTime)
  const browser = await launch()
  const stored = await portal.signedIn('crowd')
  const found = await attempt(troubles, 'listing', () =>
    visiting(browser, { stored, screen: desk }, async ({ page, cdp }) => {
      await page.clock.setFixedTime(listingTime)
      await page.goto(`${portal.origin}/listing`)
      await paintedAfter(page, 'now', { css: '[aria-posinset]' })
      const before = await metricsOf(cdp)
      const most = await page.evaluate(loadAll, LAST)
      const { frames, rows } = await page.evaluate(scrollThrough, 300)
      return { before, frames, most: Math.max(most, rows), after: await metricsOf(cdp) }
    }),
  )
  await browser.close()
  portal.close()
  const frames = found?.frames ?? []
  return {
    sections: [
      {
        title: 'A listing of 10,000 entries',
        intro:
          'Scrolled to its end until all are loaded, then from the top, 400 pixels a frame for 300 frames; not slowed down, garbage collected.',
        rows: [
          ['', ''],
          ['rows in the page, at most', written('count', found?.most)],
          ['frame, median', written('ms', quantile(frames, 0.5))],
          ['frame, 95 of 100 within', written('ms', quantile(frames, 0.95))],
          ['frame, longest', written('ms', quantile(frames, 1))],
          ['heap with the first page of entries', written('MB', found?.before.heap)],
          ['heap with all', written('MB', found?.after.heap)],
          ['nodes with all', written('count', found?.after.nodes)],
        ],
      },
    ],
    marks: [],
  }
}
