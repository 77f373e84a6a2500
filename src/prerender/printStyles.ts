import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { type ColourName, colourNames } from '../brands/brand'

const grounds: readonly ColourName[] = [
  'canvas',
  'surface',
  'sunken',
  'header',
  'headerEnd',
  'accentSubtle',
  'dangerSubtle',
  'successSubtle',
  'warnSubtle',
]
// Bars need not cost ink either.
const edges: readonly ColourName[] = ['line', 'outline', 'data']

/** On paper every word is black and every ground white, in whatever colours the screen shows them. */
const shadeOf = (name: ColourName) =>
  grounds.includes(name) ? '#fff' : edges.includes(name) ? '#767676' : '#000'

const variableOf = (name: ColourName) =>
  `--chakra-colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** What leads elsewhere, or does something, is of no use on paper; a button that is a card, and a link among words, say something. */
const useless = [
  'body header',
  'nav',
  ':has(> #content) > :not(#content)',
  'a[href="#content"]',
  '#toaster',
  '.links',
  'button:not(li > button)',
  'main div > a',
]

/** `!` where a part, whose sheet is above this one, or a brand says otherwise. */
const rules = {
  'html[data-brand]': {
    colorScheme: 'light',
    background: 'none',
    '--mark': 'none!',
    ...Object.fromEntries(colourNames.map((name) => [variableOf(name), `${shadeOf(name)}!`])),
  },
  '*, *::before': { boxShadow: 'none!' },
  [useless.join(', ')]: { display: 'none!' },
  ':has(> #content)': { display: 'block!', minHeight: '0!' },
  // The page breaks between cards and rows, not within one.
  'main :is(li, dl, table, svg, section > div)': { breakInside: 'avoid!' },
  ':is(h1, h2, h3)': { breakAfter: 'avoid!' },
}

/** A page on paper. In the document's sheet, to keep it out of the scripts. */
export const printStyles = defineGlobalStyles(
  Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, { '@media print': style }])),
)
