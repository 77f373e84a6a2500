import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type ListingFilter, type ListingPage, listingMachine } from '../../machines/listing.machine'

type Entry = ListingPage['entries'][number]
type Provider = (page: number) => Pick<ListingPage, 'entries' | 'numberOfPages'>

/** Everything that a customer sees by scrolling to the end, and the number of pages requested. */
async function scrollThrough(provider: Provider): Promise<{ entries: Entry[]; pageCount: number }> {
  let pageCount = 0
  const loadPage = fromPromise<ListingPage, ListingFilter & { page: number }>(async ({ input: { page } }) => {
    pageCount++
    return { page, pdf: null, ...provider(page) }
  })
  const actor = createActor(listingMachine.provide({ actors: { loadPage } }), {
    input: { month: '2026-11', type: 'ALL' },
  }).start()
  for (;;) {
    const { value, context } = await waitFor(
      actor,
      (snapshot) => !snapshot.hasTag('loading') && !snapshot.hasTag('extending'),
    )
    if (value !== 'extendable') {
      actor.stop()
      return { entries: context.entries, pageCount }
    }
    actor.send({ type: 'list.extend' })
  }
}

const entriesOf = (names: string): Entry[] => [...names].map((date) => ({ date }))
const namesOf = (entries: readonly Entry[]) => entries.map(({ date }) => date).join('')

it.each([
  ['nothing in common', ['AB', 'CD'], 'ABCD'],
  ['a run of entries that differ: new usage has pushed them on', ['ABC', 'BCD'], 'ABCD'],
  ['a run with equal ones in it', ['ABBC', 'BBCD'], 'ABBCD'],
  ['the longest such run', ['XABAB', 'ABABC'], 'XABABC'],
  ['one equal entry where the pages meet, which may be two messages of a minute', ['AB', 'BC'], 'ABBC'],
  ['several equal entries where the pages meet', ['ABB', 'BBC'], 'ABBBBC'],
  ['equal entries of different pages that do not meet', ['ABC', 'DBC'], 'ABCDBC'],
  ['equal entries within a page', ['AA', 'BB'], 'AABB'],
  ['nothing but equal entries', ['AA', 'AA', 'A'], 'AAAAA'],
  ['another order of the same', ['AB', 'BA'], 'ABBA'],
  ['a page that came before: the end', ['AB', 'AB', 'CD'], 'AB'],
  ['a page from further up: the end', ['ABCD', 'BC', 'EF'], 'ABCD'],
  ['a short last page that came before', ['ABC', 'BC'], 'ABC'],
  ['an empty page: the end', ['AB', '', 'CD'], 'AB'],
])('the list scrolls through pages, each letter an entry, newest first: %s', async (_, pages, expected) => {
  const { entries } = await scrollThrough((page) => ({
    entries: entriesOf(pages[page - 1] ?? ''),
    numberOfPages: pages.length,
  }))
  expect(namesOf(entries)).toBe(expected)
})

/** Entries of one minute are equal: the number of each, of new ones before each page, and of those on a page. */
const world = fc.record({
  copies: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 40 }),
  arrivals: fc.oneof(fc.constant([]), fc.array(fc.nat({ max: 12 }), { maxLength: 40 })),
  pageSize: fc.integer({ min: 1, max: 12 }),
})
const minute = (number: number) => ({ date: String(number) })
const listOf = (copies: readonly number[]) =>
  copies.flatMap((count, index) => Array.from({ length: count }, () => minute(index)))

test('no list loses an entry, and only equal entries repeat when new usage moves the pages', async () => {
  await fc.assert(
    fc.asyncProperty(world, async ({ copies, arrivals, pageSize }) => {
      const list = listOf(copies)
      let now = list
      let arrived = 0
      const expected: Entry[] = []
      const { entries, pageCount } = await scrollThrough((page) => {
        // A whole page of new entries between two pages would leave nothing new, which means the end.
        const newCount = page === 1 ? 0 : Math.min(arrivals[page - 2] ?? 0, pageSize - 1)
        now = [...Array.from({ length: newCount }, () => minute(--arrived)), ...now]
        const came = now.slice((page - 1) * pageSize, page * pageSize)
        const pushed = came.slice(0, newCount)
        const areAlike = pushed.every(({ date }) => date === pushed[0]?.date)
        expected.push(...came.slice(areAlike ? 0 : newCount))
        return { entries: came, numberOfPages: Math.ceil(now.length / pageSize) }
      })
      expect(entries).toEqual(arrived < 0 ? expected : list)
      for (const [index, count] of copies.entries())
        expect(entries.filter(({ date }) => date === String(index)).length).toBeGreaterThanOrEqual(count)
      const pages = Math.ceil(now.length / pageSize)
      if (arrived < 0) expect(pageCount).toBeLessThanOrEqual(pages)
      else expect(pageCount).toBe(pages)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['all different', (page: number, index: number) => page * 100 + index],
  ['all alike', () => 0],
])('with 3,000 entries, %s, each page reads at most two pages', async (_, minuteOf) => {
  const readsByPage: number[] = []
  const { entries } = await scrollThrough((page) => {
    readsByPage.unshift(0)
    const entryOf = (index: number): Entry => ({
      get date() {
        readsByPage[0] = (readsByPage[0] ?? 0) + 1
        return String(minuteOf(page, index))
      },
    })
    return { entries: Array.from({ length: 100 }, (__, index) => entryOf(index)), numberOfPages: 30 }
  })
  expect(entries).toHaveLength(3_000)
  expect(Math.max(...readsByPage)).toBeLessThanOrEqual(200)
})
