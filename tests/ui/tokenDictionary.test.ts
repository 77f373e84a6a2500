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

test.each(Object.keys(tokenNames))('tokens of %s are the variables that Chakra makes of them', (category) => {
  expect(system.tokens.getCategoryValues(category)).toMatchObject(ours.getCategoryValues(category) ?? {})
  expect(Object.keys(ours.getCategoryValues(category) ?? {})).not.toEqual([])
})
