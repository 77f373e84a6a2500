/** Room for three cards, whatever the size of the text. */
export const WIDE = '@container (min-width: 42rem)'
