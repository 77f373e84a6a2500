interface Options {
  prefix: string
  tokens: Record<string, object>
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * In place of Chakra's dictionary, which works out at run time what the style sheet of the document already says: here a token
 * is the name of its variable. What Chakra's can do besides (references, palettes, mixed colours) the portal does not use.
 */
export function createTokenDictionary({ prefix, tokens }: Options) {
  const variables = new Map<string, Record<string, string>>()
  for (const [category, values] of Object.entries(tokens))
    variables.set(
      category,
      Object.fromEntries(
        Object.keys(values).map((name) => [
          name,
          `var(--${prefix}-${hyphenated(`${category}-${name}`).replace('.', '\\.')})`,
        ]),
      ),
    )
  return {
    getCategoryValues: (category: string) => variables.get(category) ?? null,
    getVar: (_path: string, fallback?: string) => fallback,
    getByName: () => undefined,
    expandReferenceInValue: (value: string) => value,
    allTokens: [],
    cssVarMap: new Map(),
    colorPaletteMap: new Map(),
  }
}
