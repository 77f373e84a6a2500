import { expect, test } from 'vitest'
import { system } from '../../src/ui/system/system'
import { createTokenDictionary } from '../../src/ui/system/tokenDictionary'
import { tokenNames } from '../../src/ui/system/tokenNames'

// Here runs Chakra's own; the build has ours in its place.
const ours = createTokenDictionary({
  prefix: 'chakra',
  tokens: Object.fromEntries(
    Object.entries(tokenNames).map(([category, names]) => [
      category,
      Object.fromEntries(names.map((name) => [name, {}])),
    ]),
  ),
})

/** What Chakra adds of its own, and the portal does not use. */
const isUnused = (name: string) => name === 'colorPalette' || name.startsWith('breakpoint-')

test.each(Object.keys(tokenNames))('tokens of %s are the variables that Chakra makes of them', (category) => {
  const all = Object.entries<string>(system.tokens.getCategoryValues(category) ?? {})
  const used = all.filter(([name]) => !isUnused(name))
  expect(used).not.toEqual([])
  expect(ours.getCategoryValues(category)).toEqual(Object.fromEntries(used))
})
