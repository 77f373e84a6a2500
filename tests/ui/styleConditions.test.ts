import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { styleConfig } from '../../src/ui/system/config'

const sources = join(import.meta.dirname, '../../src')
const usage = /\b_([a-z]\w*)(?=: \{|=\{)/g

const used = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(usage)].map(([, condition]) => ({
      file,
      condition,
    })),
  )

// The types know every condition of Chakra, but a style under one that this system leaves out is dropped in silence.
it('every condition of a style is one that the style system knows', () => {
  expect(used.length).toBeGreaterThan(20)
  const known = Object.keys(styleConfig.conditions ?? {})
  expect(used.filter(({ condition = '' }) => !known.includes(condition))).toEqual([])
})
