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

/**
 * The design system: own tokens and style properties on Chakra's engine, without its theme. It excludes the styles
 * that are the same on every page (reset, ground, animations, the values of the brand's tokens): src/prerender writes
 * those into the style sheet of the document.
 */
export const system: SystemContext = {
  ...createSystem(styleConfig, { theme: { breakpoints, tokens } }),
  _global: [],
}
