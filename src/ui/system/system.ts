import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
import type { Brand } from '../../brands'
import { styleConfig } from './config'
import { coloursOf, tokensOf } from './tokens'

export const themeOf = (brand: Brand) => ({
  breakpoints: { md: '48rem', lg: '64rem' },
  tokens: tokensOf(brand),
  semanticTokens: coloursOf(brand),
})

/**
 * The brand's design system: own tokens and style properties on Chakra's engine, none of its theme. What is the same on
 * every page (reset, ground, animations, the values of the tokens) is no part of it: the build writes that into the style
 * sheet of the document.
 */
export const systemOf = (brand: Brand): SystemContext => ({
  ...createSystem(styleConfig, { theme: themeOf(brand) }),
  _global: [],
})
