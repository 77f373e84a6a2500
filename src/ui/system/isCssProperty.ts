const isSelector = /&|@/
const hyphenated = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Whether a property of a component is one of CSS, asked of the browser in place of a list: each takes `inherit`, while
 * what stands in rules alone, such as `src` and `size`, does not.
 */
export const isCssProperty = (property: string): boolean =>
  isSelector.test(property) || property.startsWith('--') || CSS.supports(hyphenated(property), 'inherit')
