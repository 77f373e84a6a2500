/** Replaces Chakra's reset, which the build writes into the style sheet of the document. */
export const createPreflight = () => ({})
