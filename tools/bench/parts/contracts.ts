import type { Browser } from '@playwright/test'
import { inNewPage } from '../browser'
import { ratios, spread, statistic } from '../figures'
import { open } from '../load'
import { paintedAfterClick } from '../pageScripts'
import type { Part } from '../report'
import { type Bench, interleaved } from '../rounds'

const steps = [
  { what: 'drawing the overview', key: 'overview' },
  { what: 'opening the menu', key: 'menu' },
] as const
type Account = 'everyday' | 'crowd'

const measure =
  ({ portal }: Bench, account: Account) =>
  async (browser: Browser) =>
    inNewPage(browser, { stored: await portal.signedIn(account) }, async ({ page }) => {
      const overview = await open(page, `${portal.origin}/`, { css: 'body:has(main h3)', text: '€' })
      await page.waitForLoadState('networkidle')
      const menu = page.evaluate(paintedAfterClick, 'nav li button')
      // A round trip to the page, so that it listens before the click comes.
      await page.evaluate('0')
      await page.locator('#quick button[aria-expanded]').click()
      return { overview, menu: await menu }
    })

/** Whether a thousand contracts cost more than seven. */
export async function contracts(bench: Bench): Promise<Part> {
  const accounts: readonly Account[] = ['crowd', 'everyday']
  const results = await interleaved(
    bench.runs,
    accounts.map((name) => ({ name, measure: measure(bench, name) })),
  )
  const of = (account: Account, key: 'overview' | 'menu') =>
    (results.get(account) ?? []).map((result) => result[key])
  const figures = steps.map(({ what, key }) => ({
    what,
    few: statistic(of('everyday', key)),
    many: statistic(of('crowd', key)),
    ratio: ratios(of('crowd', key), of('everyday', key)),
  }))
  return {
    sections: [
      {
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
      },
    ],
    marks: figures.map(({ what, ratio }) => ({
      what: `${what} with 1,000 contracts / with 7`,
      unit: 'ratio',
      atMost: 1.5,
      measured: ratio,
    })),
  }
}
