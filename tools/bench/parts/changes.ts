import type { Browser } from '@playwright/test'
import { measureRoundRobin, withNewPage } from '../browser'
import { statistic } from '../figures'
import { openPage } from '../load'
import { timeChange } from '../pageScripts'
import { checkLimit, type Part, section } from '../report'
import type { Servers } from '../servers'
import { overviewData } from './loads'

const desktop = {
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
}

/** From a click to the next page, at the machine's full speed. */
export async function changes({ portal, signedInProfile }: Servers, runs: number): Promise<Part> {
  const profile = await signedInProfile()
  /** Hovers over a link until its files have loaded, then clicks. */
  const measureChange = (browser: Browser, path: string) =>
    withNewPage(browser, { ...profile, ...desktop }, async (page) => {
      await openPage(page, `${portal}/`, overviewData)
      await page.waitForLoadState('networkidle')
      await page.locator(`a[href="${path}"]`).first().hover()
      await page.waitForTimeout(500)
      let scripts = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts++
      })
      return { paintTime: await page.evaluate(timeChange, path), scripts }
    })
  const links = ['/bills', '/listing', '/recharge-credit', '/Tariffs', '/customer-support']
  const results = await measureRoundRobin(
    runs,
    links.map((path) => ({ name: path, measure: (browser) => measureChange(browser, path) })),
  )
  const times = [...results.values()].map((rounds) => statistic(rounds.map(({ paintTime }) => paintTime)))
  const [slowest = null] = times.toSorted((a, b) => (b?.median ?? 0) - (a?.median ?? 0))
  const pages = section(
    'Click to next page',
    'From click to painted heading, at full speed, after hovering for half a second.',
    results,
    [
      ['heading', 'paintTime', 'ms'],
      ['scripts after the click', 'scripts', 'count'],
    ],
  )
  const slowestChange = checkLimit(
    'slowest change of page after hovering',
    slowest,
    [100, 'ms'],
    'without a graphics processor, fading takes 30 to 40 ms, more while a long list loads.',
  )
  return { sections: [pages], limits: [slowestChange] }
}
