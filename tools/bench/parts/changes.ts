import type { Browser } from '@playwright/test'
import { desktop, inNewPage } from '../browser'
import { spread, statistic } from '../figures'
import { open } from '../load'
import { paintedAfterClick } from '../pageScripts'
import type { Part } from '../report'
import { type Bench, interleaved } from '../rounds'
import { overviewData } from './loads'

const links = ['/bills', '/listing', '/recharge-credit', '/Tariffs', '/customer-support']

/** Hovers over a link until its files have come, then clicks. */
const follow =
  ({ portal }: Bench, path: string) =>
  async (browser: Browser) =>
    inNewPage(browser, { stored: await portal.signedIn('everyday'), screen: desktop }, async ({ page }) => {
      await open(page, `${portal.origin}/`, overviewData)
      await page.waitForLoadState('networkidle')
      await page.locator(`a[href="${path}"]`).first().hover()
      await page.waitForTimeout(500)
      let scripts = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts++
      })
      const painted = page.evaluate(paintedAfterClick, 'main h1')
      // A round trip to the page, so that it listens before the click comes.
      await page.evaluate('0')
      await page.mouse.down()
      await page.mouse.up()
      return { painted: await painted, scripts }
    })

/** From a click to the next page, at the machine's own speed. */
export async function changes(bench: Bench): Promise<Part> {
  const results = await interleaved(
    bench.runs,
    links.map((path) => ({ name: path, measure: follow(bench, path) })),
  )
  const pages = [...results].map(([path, rounds]) => ({
    path,
    painted: statistic(rounds.map(({ painted }) => painted)),
    scripts: statistic(rounds.map(({ scripts }) => scripts)),
  }))
  const [slowest] = pages.toSorted((a, b) => (b.painted?.median ?? 0) - (a.painted?.median ?? 0))
  return {
    sections: [
      {
        title: 'From a click to the next page',
        intro:
          'From the click to the painted heading, not slowed down; the pointer was on the link for half a second before. Scripts are those requested after the click.',
        rows: [
          ['page', 'heading', 'scripts after the click'],
          ...pages.map(({ path, painted, scripts }) => [
            path,
            spread('ms', painted),
            spread('count', scripts),
          ]),
        ],
      },
    ],
    marks: [
      {
        what: 'change of page after hovering, the slowest',
        unit: 'ms',
        atMost: 100,
        measured: slowest?.painted ?? null,
        reason:
          'to fade one page into the next, the browser needs one or two frames: 30 to 40 ms without a graphics processor, and more while the data of a long list comes. Without fading, 35 to 65 ms.',
      },
    ],
  }
}
