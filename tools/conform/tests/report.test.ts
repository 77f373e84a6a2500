import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operations } from '../operations'
import { changing, once, run } from './command'

const guide = readFileSync('docs/integration.md', 'utf8')

it('every operation of openapi.yaml is in the guide, and its use is declared', () => {
  expect(operations.filter(({ name, use }) => !use || !guide.includes(`\`${name}\``))).toEqual([])
})

it('no GET writes, and of the POSTs two read', () => {
  const namesOf = (verb: string, does: string) =>
    operations.filter(({ method, use }) => method === verb && use.does === does).map(({ id }) => id)
  expect(namesOf('GET', 'writes')).toEqual([])
  expect(namesOf('POST', 'reads')).toEqual(['getLanguage', 'downloadPdf'])
})

const fetch = changing({
  'GET /api/tariffs': { 'body.tariffs': () => undefined },
  'GET /api/bills': { '[].remaining': once('12,5') },
  'GET /api/listing': {
    'body.listing[].price.value': (value) => Number(value).toFixed(2),
    'body.listing': (list) => ({ ...(list as unknown[]) }),
  },
})

it('the guide shows what the command prints', async () => {
  const { text } = await run({ fetch })
  expect(guide).toContain(text.slice(text.indexOf('## GET /api/tariffs: cannot be used')))
})

it('the page needs nothing else, not even a script, and names every operation', async () => {
  const { html } = await run({ fetch })
  expect(html).toContain('<title>Does the API fit the portal?</title>')
  expect(html).not.toMatch(/<script|<link|@import|url\(|(?:src|href)=/)
  expect(operations.filter(({ name }) => !html.includes(name))).toEqual([])
  const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels.slice(0, 2)).toEqual([1, 2])
})
