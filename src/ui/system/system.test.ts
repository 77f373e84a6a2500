import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { styleConfig } from './config'
import { system } from './system'
import { createTokenDictionary } from './tokenDictionary'
import { tokenNames } from './tokenNames'

describe('the tokens', () => {
  // Tests run with Chakra's dictionary; the build replaces it by ours.
  const tokens = Object.entries(tokenNames).map(([category, names]) => [
    category,
    Object.fromEntries(names.map((name) => [name, {}])),
  ])
  const ours = createTokenDictionary({ prefix: 'chakra', tokens: Object.fromEntries(tokens) })

  /** Chakra's additions that the portal does not use. */
  const isUnused = (name: string) => name === 'colorPalette' || name.startsWith('breakpoint-')

  it.each(Object.keys(tokenNames))('of %s are the variables that Chakra makes of them', (category) => {
    const all = Object.entries<string>(system.tokens.getCategoryValues(category) ?? {})
    const used = all.filter(([name]) => !isUnused(name))
    expect(used).not.toEqual([])
    expect(ours.getCategoryValues(category)).toEqual(Object.fromEntries(used))
  })
})

const sources = join(import.meta.dirname, '../..')
/** Everything that a pattern finds in the sources, with its file. */
const findAll = (pattern: RegExp, names = /(?<!\.test)\.tsx?$/) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(pattern)].map(([, found = '']) => ({
        file,
        found,
      })),
    )

it('a configuration has one recipe, alone and merged with another', () => {
  const { cva } = system
  const [one, other] = [{ base: { color: 'red' } }, { base: { color: 'blue' } }]
  expect(cva(one)).toBe(cva(one))
  expect(cva(one)).not.toBe(cva(other))
  expect(cva(one).merge(cva(other))).toBe(cva(one).merge(cva(other)))
  expect(cva(one).merge(cva(other))({})).toEqual(cva(other)({}))
})

it('a recipe is in no layer', () => {
  expect(system.cva({ base: { opacity: '1' } })({})).toEqual({ opacity: '1' })
})

// The types know every condition of Chakra, but this system drops a style under one that it leaves out.
it('the style system knows every condition of a style', () => {
  const used = findAll(/\b_([a-z]\w*)(?=: \{|=\{)/g)
  expect(used.length).toBeGreaterThan(20)
  const known = Object.keys(styleConfig.conditions ?? {})
  expect(used.filter(({ found }) => !known.includes(found))).toEqual([])
})

// Browsers ignore a size without a unit, and with it the one of the recipe.
it.each([
  ['spacing', /\b(?:gap|inset|top|right|bottom|left|(?:padding|margin)\w*)/],
  ['sizes', /\b(?:min|max)(?:Width|Height)/],
] as const)('each %s without a unit is a token', (category, property) => {
  const used = findAll(new RegExp(`${property.source}(?:=|: )(?:\\{?\\{ base: )?["']-?(\\d[\\d.]*)["']`, 'g'))
  expect(used.length).toBeGreaterThan(10)
  const known = ['0', ...tokenNames[category].map(String)]
  expect(used.filter(({ found }) => !known.includes(found))).toEqual([])
})

// A touch would leave a bare hover behind.
it('styles under a pointer are those of the condition, which asks for a device that hovers', () => {
  const bare = findAll(/([^\n]*:hover[^\n]*)/g, /(?<!\.test)\.(tsx?|css)$/)
  expect(bare.map(({ file, found }) => `${file}: ${found.trim()}`).sort()).toEqual([
    'core/payments/frame/frame.css: .wpwl-button-pay:hover {',
    expect.stringMatching(/^ui\/system\/config\.ts: hover: \['@media \(hover: hover\)'/),
  ])
  const frame = readFileSync(join(sources, 'core/payments/frame/frame.css'), 'utf8')
  expect(frame).toMatch(/@media \(hover: hover\) \{\s*\.wpwl-button-pay:hover/)
})
