import type { Browser } from '@playwright/test'
import type { Bench } from '../bench'
import type { Part } from '../report'
import { interleaved } from '../rounds'
import { begun, paintedAfter } from '../sign'
import { ratios, statistic } from '../statistics'
import { spread } from '../units'
import { visiting } from '../visit'
import { watch } from '../watch'

const ready = { css: 'body:has(main h3)', words: '€' }

/** Draws the overview, then opens the menu. */
const measure =
  ({ portal }: Bench, account: 'everyday' | 'crowd') =>
  async (browser: Browser) =>
    visiting(browser, { stored: await portal.signedIn(account) }, async ({ page }) => {
      await page.addInitScript('globalThis.tell = () => {}')
      await page.addInitScript(watch, ready)
      await page.goto(`${portal.origin}/`)
      await page.waitForFunction(() => window.watched.ready !== null)
      const overview = await page.evaluate(() => window.watched.ready)
      await page.waitForLoadState('networkidle')
      const opened = paintedAfter(page, 'click', { css: 'nav li button', fresh: true })
      await begun(page)
      await page.locator('#quick button[aria-expanded]').click()
      return { overview, menu: await opened }
    })

/** Whether a thousand contracts cost more than seven. */
export async function contracts(bench: Bench): Promise<Part> {
  const results = await interleaved(bench, [
    { name: 'crowd', measure: measure(bench, 'crowd') },
    { name: 'everyday', measure: measure(bench, 'everyday') },
  ])
  const of = (account: string, key: 'overview' | 'menu') =>
    (results.get(account) ?? []).map((result) => result?.[key] ?? null)
  const things = [
    { what: 'drawing the overview', key: 'overview' },
    { what: 'opening the menu', key: 'menu' },
  ] as const
  const ratio = (key: 'overview' | 'menu') => ratios(of('crowd', key), of('everyday', key))
  return {
    sections: [
      {
        title: 'A thousand contracts',
        intro:
          'On a phone, not slowed down: the overview from when it was asked for, the menu from the click.',
        rows: [
          ['', '7 contracts', '1,000 contracts', 'ratio'],
          ...things.map(({ what, key }) => [
            what,
            spread('ms', statistic(of('everyday', key))),
            spread('ms', statistic(of('crowd', key))),
            spread('ratio', ratio(key)),
          ]),
        ],
      },
    ],
    marks: things.map(({ what, key }) => ({
      what: `${what} with 1,000 contracts, to that with 7`,
      unit: 'ratio',
      atMost: 1.5,
      measured: ratio(key),
    })),
  }
}
