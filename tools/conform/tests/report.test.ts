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
  const { text } = await run({ fetch, args: [] })
  expect(guide).toContain(text.slice(text.indexOf('## GET /api/tariffs: cannot be used')))
})

it('the full report names every operation', async () => {
  const { text } = await run({ fetch })
  expect(operations.filter(({ name }) => !text.includes(name))).toEqual([])
})
