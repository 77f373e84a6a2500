const isSelector = /&|@/
const hyphenate = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Whether a component's property is one of CSS. The browser decides instead of a list: every property accepts
 * `inherit`, but descriptors such as `src` and `size` do not.
 */
export const isCssProperty = (property: string): boolean =>
  isSelector.test(property) || property.startsWith('--') || CSS.supports(hyphenate(property), 'inherit')
