/**
 * Chakra calls this for each property of an element. It replaces Emotion's list of all HTML and SVG attributes: Chakra
 * itself removes styles and variants, and the types refuse unknown attributes.
 */
const isPropValid = (property: string): boolean => property !== 'as' && property !== 'asChild'

export default isPropValid
