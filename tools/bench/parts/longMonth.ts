import type { Browser, Locator, Page } from '@playwright/test'
import { measureRoundRobin, throttleProcessor, withNewPage } from '../browser'
import { percentile, statistic } from '../figures'
import { openPage } from '../load'
import { type Interaction, observeInteractions } from '../observeInteractions'
import { checkLimit } from '../report'
import type { Servers } from '../servers'

const size = { contracts: 1, bills: 50, entries: 10_000 }
/** In milliseconds; enough for the frame after a press. */
const PAUSE_MS = 400

/** Loads the month, filters it meanwhile and afterwards, and selects its days; returns every press. */
async function pressThroughMonth(page: Page): Promise<Interaction[]> {
  const presses: (Interaction | null)[] = []
  const press = async (control: Locator) => {
    await page.evaluate(() => window.takeSlowestInteraction())
    await control.click()
    await page.waitForTimeout(PAUSE_MS)
    presses.push(await page.evaluate(() => window.takeSlowestInteraction()))
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const marks = ['Kostenpflichtig', 'Im Ausland'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  const days = page.locator('[role=toolbar] button')
  await press(button('Ganzen Monat laden'))
  const last = days.last()
  while (!(await page.getByText('10.000 Einträge geladen').isVisible()))
    for (const control of [...marks, ...marks, last, last]) await press(control)
  for (const mark of [...marks, ...marks.toReversed()]) await press(mark)
  for (const day of await days.all()) await press(day)
  for (let steps = 0; steps < 5; steps++) await press(button('Tag davor'))
  await press(button('Ganzer Monat'))
  for (const kind of [/^Anrufe/, /^Mobiles Internet/]) await press(button(kind).first())
  return presses.filter((one) => one !== null)
}

/** Every press in a month of ten thousand entries meets the limit of a good page. */
export async function longMonth({ company, resizeCompany }: Servers) {
  const measure = async (browser: Browser) =>
    withNewPage(browser, await resizeCompany(size), async (page, cdp) => {
      await page.addInitScript(observeInteractions)
      await throttleProcessor(cdp)
      await openPage(page, `${company}/listing`, { css: '[aria-posinset]' })
      return pressThroughMonth(page)
    })
  const rounds = await measureRoundRobin(1, [{ name: 'presses in 10,000 entries', measure }])
  const presses = [...rounds.values()].flat(2).toSorted((a, b) => b.duration - a.duration)
  return checkLimit(
    '98th percentile of presses in 10,000 entries',
    statistic([
      percentile(
        presses.map(({ duration }) => duration),
        98,
      ),
    ]),
    [200, 'ms'],
    `a time of this machine; the slowest press has ${presses[0]?.script || 'no long script'}.`,
  )
}
