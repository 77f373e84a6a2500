import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describedOperations, nameOf } from '../../scripts/conform/plans'
import { drifting, newSandbox, run } from './command'

const page = readFileSync('docs/integration.md', 'utf8')

describe('the page for integrators', () => {
  it('names every operation', () => {
    const missing = describedOperations.map(nameOf).filter((name) => !page.includes(`\`${name}\``))
    expect(missing).toEqual([])
  })

  it('shows what the command really says', async () => {
    const fetch = drifting(newSandbox().fetch, [
      { operation: 'GET /api/tariffs', path: 'body.tariffs', kind: 'missing' },
      { operation: 'GET /api/bills', path: '[].remaining', kind: 'no number', once: true },
      { operation: 'GET /api/listing', path: 'body.listing[].price.value', kind: 'decimals for a number' },
      { operation: 'GET /api/listing', path: 'body.listing', kind: 'object with places for a list' },
    ])
    const { text } = await run({ fetch })
    expect(page).toContain(text.slice(text.indexOf('GET /api/tariffs: cannot be used')))
  })
})
