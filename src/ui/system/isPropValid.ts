/**
 * What Chakra asks of each property before an element gets it, in place of Emotion's list of all that HTML and SVG know: it has
 * taken styles and variants out by itself, and the types refuse what no element has.
 */
const isPropValid = (property: string): boolean => property !== 'as' && property !== 'asChild'

export default isPropValid
