import type { Browser, Page } from '@playwright/test'
import { inNewPage, measureInTurn } from '../browser'
import { spread, statistic } from '../figures'
import { open } from '../load'
import { paintedAfterClick } from '../pageScripts'
import { mark, type Part } from '../report'
import type { Servers } from '../servers'
import { overviewData } from './loads'

/** Milliseconds from a click under the pointer until an element is painted. */
async function clickUntilPainted(page: Page, css: string): Promise<number> {
  const painted = page.evaluate(paintedAfterClick, css)
  // After this round trip, the page listens for the click.
  await page.evaluate('0')
  await page.mouse.down()
  await page.mouse.up()
  return painted
}

const desktop = {
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
}

/** From a click to the next page, at the machine's full speed. */
export async function changes({ portal, signedIn }: Servers, runs: number): Promise<Part> {
  const profile = await signedIn()
  /** Hovers over a link until its files have loaded, then clicks. */
  const follow = (browser: Browser, path: string) =>
    inNewPage(browser, { ...profile, ...desktop }, async (page) => {
      await open(page, `${portal}/`, overviewData)
      await page.waitForLoadState('networkidle')
      await page.locator(`a[href="${path}"]`).first().hover()
      await page.waitForTimeout(500)
      let scripts = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts++
      })
      return { painted: await clickUntilPainted(page, 'main h1'), scripts }
    })
  const links = ['/bills', '/listing', '/recharge-credit', '/Tariffs', '/customer-support']
  const results = await measureInTurn(
    runs,
    links.map((path) => ({ name: path, measure: (browser) => follow(browser, path) })),
  )
  const pages = [...results].map(([path, rounds]) => ({
    path,
    painted: statistic(rounds.map(({ painted }) => painted)),
    scripts: statistic(rounds.map(({ scripts }) => scripts)),
  }))
  const [slowest] = pages.toSorted((a, b) => (b.painted?.median ?? 0) - (a.painted?.median ?? 0))
  const section = {
    title: 'Click to next page',
    intro: 'From click to painted heading, at full speed, after hovering for half a second.',
    rows: [
      ['page', 'heading', 'scripts after the click'],
      ...pages.map(({ path, painted, scripts }) => [path, spread('ms', painted), spread('count', scripts)]),
    ],
  }
  const slowestChange = mark(
    'slowest change of page after hovering',
    slowest?.painted ?? null,
    [100, 'ms'],
    'without a graphics processor, fading takes 30 to 40 ms, more while a long list loads.',
  )
  return { sections: [section], marks: [slowestChange] }
}
