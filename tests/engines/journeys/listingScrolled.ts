import { expect } from 'vitest'
import { until } from '../drivers/until'
import type { Journey } from '../journey'
import { list, listItem, main, words } from '../page/target'

const rows = listItem(undefined, list('Verbindungen'))
const loaded = words(/Einträge geladen$/, main())
const countIn = (text: string) => Number(text.replaceAll(/\D/g, ''))
const enough = 3_000

export const listingScrolled: Journey = {
  name: 'the listing goes on loading while it is scrolled, few of its rows are in the page',
  async walk({ page, visit, asked }) {
    await visit('crowd', '/listing')
    await page.shows(rows, ({ aria }) => aria['aria-posinset'] === '1')
    await until(async () => {
      await page.press('End')
      const [end] = await page.looks(loaded)
      if (countIn(end?.text ?? '') < enough) throw new Error(`no more than ${end?.text}`)
    })
    await until(async () => {
      await page.press('End')
      const last = (await page.looks(rows)).at(-1)
      if (Number(last?.aria['aria-posinset']) < enough) throw new Error('the last entries are not in the page')
    })
    expect((await page.looks(rows)).length).toBeLessThan(60)
    expect(asked('getListing').length).toBeGreaterThan(1)

    await page.press('Home')
    await page.shows(rows, ({ aria }) => aria['aria-posinset'] === '1')
  },
}
