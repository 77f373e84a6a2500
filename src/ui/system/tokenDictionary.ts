interface Options {
  prefix: string
  tokens: Record<string, object>
}

const hyphenate = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Replaces Chakra's dictionary, which computes at run time what the style sheet of the document already has: here a
 * token is the name of its variable. The portal does not use Chakra's references, palettes or mixed colours.
 */
export function createTokenDictionary({ prefix, tokens }: Options) {
  const variables = new Map<string, Record<string, string>>()
  for (const [category, values] of Object.entries(tokens)) {
    const categoryVariables: Record<string, string> = {}
    for (const name of Object.keys(values)) {
      const variable = `var(--${prefix}-${hyphenate(`${category}-${name}`).replace('.', '\\.')})`
      categoryVariables[name] = variable
      if (category === 'spacing') categoryVariables[`-${name}`] = `calc(${variable} * -1)`
    }
    variables.set(category, categoryVariables)
  }
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
