import type { Browser } from '@playwright/test'
import type { Bench } from '../bench'
import { desk } from '../browser'
import type { Part } from '../report'
import { interleaved } from '../rounds'
import { begun, paintedAfter } from '../sign'
import { statistic } from '../statistics'
import { spread } from '../units'
import { visiting } from '../visit'
import { recordWire } from '../wire'
import { overviewData } from './targets'

const links = ['/bills', '/listing', '/recharge-credit', '/Tariffs', '/customer-support']
/** The contract that is chosen, by its number, and what it costs now. */
const other = { number: '436601000011', costs: '18,75' }

/** Hovers over a link until nothing is under way any more, then clicks. */
const follow =
  ({ portal }: Bench, path: string) =>
  async (browser: Browser) =>
    visiting(browser, { stored: await portal.signedIn('everyday'), screen: desk }, async ({ page, cdp }) => {
      const wire = await recordWire(cdp)
      await page.goto(`${portal.origin}/`)
      await paintedAfter(page, 'now', overviewData)
      await page.waitForLoadState('networkidle')
      await page.locator(`a[href="${path}"]`).first().hover()
      await page.waitForTimeout(500)
      const before = wire.calls.length
      const painted = paintedAfter(page, 'click', { css: 'main h1', fresh: true })
      await begun(page)
      await page.mouse.down()
      await page.mouse.up()
      const took = await painted
      return {
        took,
        later: took,
        scripts: wire.calls.slice(before).filter(({ isScript }) => isScript).length,
      }
    })

/** Chooses another contract; `later` is when its figures are there. */
const choose =
  ({ portal }: Bench) =>
  async (browser: Browser) =>
    visiting(browser, { stored: await portal.signedIn('everyday'), screen: desk }, async ({ page }) => {
      await page.goto(`${portal.origin}/`)
      await paintedAfter(page, 'now', overviewData)
      await page.waitForLoadState('networkidle')
      const marked = paintedAfter(page, 'click', { css: 'button[aria-current=true]', words: other.number })
      const figures = paintedAfter(page, 'click', { css: 'body', words: other.costs })
      await begun(page)
      await page.locator('nav button', { hasText: other.number }).click()
      return { took: await marked, later: await figures, scripts: 0 }
    })

/** From a click to what it leads to, at the machine's own speed. */
export async function changes(bench: Bench): Promise<Part> {
  const results = await interleaved(bench, [
    ...links.map((path) => ({ name: path, measure: follow(bench, path) })),
    { name: 'contract', measure: choose(bench) },
  ])
  const of = (name: string, key: 'took' | 'later' | 'scripts') =>
    statistic((results.get(name) ?? []).map((result) => result?.[key] ?? null))
  const [slowest = null] = links
    .map((path) => of(path, 'took'))
    .sort((a, b) => (b?.median ?? 0) - (a?.median ?? 0))
  return {
    sections: [
      {
        title: 'From a click to the next page',
        intro:
          'From the click to the painted heading, not slowed down; the link was hovered for half a second before. Scripts are those that had still to be fetched after the click.',
        rows: [
          ['page', 'heading', 'scripts after the click'],
          ...links.map((path) => [
            path,
            spread('ms', of(path, 'took')),
            spread('count', of(path, 'scripts')),
          ]),
        ],
      },
      {
        title: 'From a click to another contract',
        intro: 'Not slowed down.',
        rows: [
          ['', 'after the click'],
          ['the contract is marked in the menu', spread('ms', of('contract', 'took'))],
          ['its costs and its tariff are there', spread('ms', of('contract', 'later'))],
        ],
      },
    ],
    marks: [
      {
        what: 'change of page after hovering, the slowest',
        unit: 'ms',
        atMost: 100,
        measured: slowest,
        hindrance:
          'fading one page into the next takes the browser one or two frames before it shows the next: 30 to 40 ms here, without a graphics processor, and more where the data of a long list come meanwhile. Without fading, 35 to 65 ms.',
      },
    ],
  }
}
