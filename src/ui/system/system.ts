import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
import { styleConfig } from './config'
import { tokenNames } from './tokenNames'

export const breakpoints = { md: '48rem', lg: '64rem' }

// Chakra leaves out tokens without a value.
const tokens = Object.fromEntries(
  Object.entries(tokenNames).map(([category, names]) => [
    category,
    Object.fromEntries(names.map((name) => [name, { value: 'initial' }])),
  ]),
)

/** Large figures have the face of the text, as all figures. */
const textStyles = { figure: { value: { fontWeight: 'bold' } } }

// In a layer, each new recipe lets Chromium lay out the whole page again: half a second for a long listing on a slow
// phone. So the style properties of an element add to its recipe: one that the recipe sets by width needs all widths.
const engine = createSystem(
  { ...styleConfig, disableLayers: true },
  { theme: { breakpoints, tokens, textStyles } },
)

type Recipe = ReturnType<SystemContext['cva']>

/** Makes one recipe for each configuration. */
function remembered<Make extends (config: never) => Recipe>(make: Make): Make {
  const recipes = new WeakMap<object, Recipe>()
  return new Proxy(make, {
    apply(_, self, [config]) {
      const known = recipes.get(config)
      if (known) return known
      const recipe: Recipe = Reflect.apply(make, self, [config])
      recipe.merge = remembered(recipe.merge)
      recipes.set(config, recipe)
      return recipe
    },
  })
}

/**
 * The design system: own tokens and style properties on Chakra's engine, without its theme. It excludes the styles
 * that are the same on every page (reset, ground, animations, the values of the brand's tokens): src/prerender writes
 * those into the style sheet of the document.
 */
export const system: SystemContext = {
  ...engine,
  // Chakra makes a recipe in every render of a component, which takes a tenth of the script time of the overview.
  cva: remembered(engine.cva),
  _global: [],
}
