import { expect } from 'vitest'
import type { Journey } from '../journey'
import { list, listItem, main, words } from '../page/target'

const rows = listItem(undefined, list('Verbindungen'))
const loaded = words(/Einträge geladen$/, main())
const countIn = (text: string) => Number(text.replaceAll(/\D/g, ''))
const enough = 600

export const listingScrolled: Journey = {
  name: 'U4: the listing goes on loading while it is scrolled, few of its rows are in the page',
  async walk({ page, visit, asked }) {
    await visit('crowd', '/listing')
    await page.shows(rows, ({ aria }) => aria['aria-posinset'] === '1')
    await page.pressUntil('End', loaded, ({ text }) => countIn(text) >= enough)
    await page.pressUntil('End', rows, ({ aria }) => Number(aria['aria-posinset']) >= enough)
    expect((await page.looks(rows)).length).toBeLessThan(60)
    expect(asked('getListing').length).toBeGreaterThan(1)

    await page.pressUntil('Home', rows, ({ aria }) => aria['aria-posinset'] === '1')
  },
}
