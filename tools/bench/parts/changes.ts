import type { Browser, Page } from '@playwright/test'
import { inNewPage, measureInTurn } from '../browser'
import { ratios, spread, statistic } from '../figures'
import { open } from '../load'
import { paintedAfterClick } from '../pageScripts'
import { mark, type Part } from '../report'
import type { Servers } from '../servers'
import { overviewData } from './loads'

/** Milliseconds from a click under the pointer until an element is painted. */
async function clickUntilPainted(page: Page, css: string): Promise<number> {
  const painted = page.evaluate(paintedAfterClick, css)
  // A round trip to the page, so that it listens before the click comes.
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

/** From a click to the next page, at the machine's own speed. */
export async function changes({ portal, signedIn }: Servers, runs: number): Promise<Part> {
  const profile = await signedIn('everyday')
  /** Hovers over a link until its files have come, then clicks. */
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
    title: 'From a click to the next page',
    intro:
      'From the click to the painted heading, not slowed down; the pointer was on the link for half a second before. Scripts are those requested after the click.',
    rows: [
      ['page', 'heading', 'scripts after the click'],
      ...pages.map(({ path, painted, scripts }) => [path, spread('ms', painted), spread('count', scripts)]),
    ],
  }
  const slowestChange = mark(
    'change of page after hovering, the slowest',
    slowest?.painted ?? null,
    [100, 'ms'],
    'to fade one page into the next, the browser needs one or two frames: 30 to 40 ms without a graphics processor, and more while the data of a long list comes. Without fading, 35 to 65 ms.',
  )
  return { sections: [section], marks: [slowestChange] }
}

/** Whether a thousand contracts cost more than seven. */
export async function contracts({ portal, signedIn }: Servers, runs: number): Promise<Part> {
  /** Draws the overview on a phone and opens the menu with all contracts. */
  const openMenu = async (browser: Browser, account: 'everyday' | 'crowd') =>
    inNewPage(browser, await signedIn(account), async (page) => {
      const overview = await open(page, `${portal}/`, { css: 'body:has(main h3)', text: '€' })
      await page.waitForLoadState('networkidle')
      await page.locator('#quick button[aria-expanded]').hover()
      return { overview, menu: await clickUntilPainted(page, 'nav li button') }
    })
  const results = await measureInTurn(
    runs,
    (['crowd', 'everyday'] as const).map((name) => ({
      name,
      measure: (browser) => openMenu(browser, name),
    })),
  )
  const steps = { overview: 'drawing the overview', menu: 'opening the menu' }
  const figures = (['overview', 'menu'] as const).map((step) => {
    const valuesOf = (account: string) => (results.get(account) ?? []).map((round) => round[step])
    const [few, many] = [valuesOf('everyday'), valuesOf('crowd')]
    return { what: steps[step], few: statistic(few), many: statistic(many), ratio: ratios(many, few) }
  })
  const section = {
    title: 'A thousand contracts',
    intro: 'On a phone, not slowed down: the overview since the request, the menu since the click.',
    rows: [
      ['', '7 contracts', '1,000 contracts', 'ratio'],
      ...figures.map(({ what, few, many, ratio }) => [
        what,
        spread('ms', few),
        spread('ms', many),
        spread('ratio', ratio),
      ]),
    ],
  }
  const marks = figures.map(({ what, ratio }) =>
    mark(`${what} with 1,000 contracts / with 7`, ratio, [1.5, 'ratio']),
  )
  return { sections: [section], marks }
}
