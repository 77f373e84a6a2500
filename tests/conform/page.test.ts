// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { drifting, newSandbox, run } from './command'

let page: Document
let html: string

beforeAll(async () => {
  const fetch = drifting(newSandbox().fetch, [
    { operation: 'GET /api/bills', path: '[].remaining', kind: 'no number' },
    { operation: 'GET /api/tariffs', path: 'body.tariffs', kind: 'missing' },
  ])
  ;({ html } = await run({ fetch }))
  page = new DOMParser().parseFromString(html, 'text/html')
})

const all = (selector: string) => [...page.querySelectorAll(selector)]

describe('the page of the report', () => {
  it('needs nothing else, and no script', () => {
    expect(html).not.toMatch(/<script|<link|@import|url\(|(?:src|href)="(?!#)/)
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toBe('Does the API fit the portal?')
  })

  it('has one title, and headings of which none is left out', () => {
    const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0))
    expect(Math.max(...steps)).toBe(1)
  })

  it('has tables whose cells have headers', () => {
    expect(all('table').length).toBeGreaterThan(5)
    expect(all('th:not([scope])')).toEqual([])
    expect(all('table').filter((table) => !table.querySelector('thead th'))).toEqual([])
  })

  it('opens what is urgent, and leads to it', () => {
    const urgent = all('.urgent a').map((link) => link.getAttribute('href')?.slice(1))
    expect(urgent).toEqual(['getTariffs', 'getBills'])
    expect(all('details[open]').map(({ id }) => id)).toEqual(urgent)
    expect(all('details:not([open])')).toHaveLength(17)
  })

  it('says of every operation what became of it, or why it was not asked', () => {
    const names = all('summary code, section:nth-last-of-type(2) dd code').map(
      ({ textContent }) => textContent,
    )
    expect(new Set(names).size).toBe(39)
  })
})
