import type { Browser } from '@playwright/test'
import { measureRoundRobin, withNewPage } from '../browser'
import { ratios, statistic } from '../figures'
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
  const timeOnce = (browser: Browser, path: string, reducedMotion: 'reduce' | 'no-preference') =>
    withNewPage(browser, { ...profile, ...desktop, reducedMotion }, async (page) => {
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
  const measureChange = async (browser: Browser, path: string) => {
    const still = await timeOnce(browser, path, 'reduce')
    return { ...(await timeOnce(browser, path, 'no-preference')), stillTime: still.paintTime }
  }
  const links = ['/bills', '/listing', '/recharge-credit', '/Tariffs', '/customer-support']
  const results = await measureRoundRobin(
    runs,
    links.map((path) => ({ name: path, measure: (browser) => measureChange(browser, path) })),
  )
  const times = [...results.values()].map((rounds) => statistic(rounds.map(({ paintTime }) => paintTime)))
  const [slowest = null] = times.toSorted((a, b) => (b?.median ?? 0) - (a?.median ?? 0))
  const rounds = [...results.values()].flat()
  const pages = section(
    'Click to next page',
    'From click to painted heading, at full speed, after hovering for half a second.',
    results,
    [
      ['heading', 'paintTime', 'ms'],
      ['without motion', 'stillTime', 'ms'],
      ['scripts after the click', 'scripts', 'count'],
    ],
  )
  const limits = [
    checkLimit(
      'slowest change of page after hovering',
      slowest,
      [100, 'ms'],
      'a long list renders its first rows.',
    ),
    checkLimit(
      'change of page / the same without motion',
      ratios(
        rounds.map(({ paintTime }) => paintTime),
        rounds.map(({ stillTime }) => stillTime),
      ),
      [1.2, 'ratio'],
    ),
  ]
  return { sections: [pages], limits }
}
