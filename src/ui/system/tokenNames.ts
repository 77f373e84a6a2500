import { colourNames } from '../../brands/brand'

/** The names of all tokens by category. The style sheet of the document has their values. */
export const tokenNames = {
  colors: colourNames,
  // Steps of a quarter rem: `4` is 1rem at density 1.
  spacing: [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16],
  sizes: [2, 3, 4, 5, 6, 8, 10, 11, 12, 16, 'prose', 'form', 'content', 'full'],
  radii: ['control', 'card', 'hero', 'pill', 'chart', 'full'],
  fontSizes: ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'],
  fontWeights: ['normal', 'bold'],
  shadows: ['card', 'overlay'],
} as const

export type TokenCategory = keyof typeof tokenNames
export type TokenName<Category extends TokenCategory> = (typeof tokenNames)[Category][number]
