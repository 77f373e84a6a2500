import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { type ColourName, colourNames } from '../brands/brand'

const backgroundColours: readonly ColourName[] = [
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
// Grey, so that bars save ink, too.
const lineColours: readonly ColourName[] = ['line', 'outline', 'data', 'warnFill']

/** On paper, every word is black and every ground white, whatever the screen's colours. */
const printColourOf = (name: ColourName) =>
  backgroundColours.includes(name) ? '#fff' : lineColours.includes(name) ? '#767676' : '#000'

const variableOf = (name: ColourName) =>
  `--chakra-colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * Navigation and actions are useless on paper. Links within text carry information, and so do buttons that are cards,
 * selected or unfold what they name.
 */
const hiddenSelectors = [
  'body header',
  'nav',
  ':has(> #content) > :not(#content)',
  'a[href="#content"]',
  '#toaster',
  '.legal',
  'button:not(li > button, [aria-expanded], [aria-pressed=true])',
  'main div > a, section > a',
]

/** `!` overrides components, whose sheet is above this one, and brands. */
const rules = {
  ':root': {
    colorScheme: 'light',
    background: 'none',
    '--mark': 'none!',
    ...Object.fromEntries(colourNames.map((name) => [variableOf(name), `${printColourOf(name)}!`])),
  },
  '*, *::before': { boxShadow: 'none!', transition: 'none!' },
  [hiddenSelectors.join(', ')]: { display: 'none!' },
  ':has(> #content)': { display: 'block!', minHeight: '0!' },
  // Page breaks are between cards and rows, not within.
  'main :is(li, dl, table, svg, section > div)': { breakInside: 'avoid!' },
  ':is(h1, h2, h3)': { breakAfter: 'avoid!' },
}

/** A page on paper. In the document's sheet, to keep it out of the scripts. */
export const printStyles = defineGlobalStyles(
  Object.fromEntries(Object.entries(rules).map(([selector, style]) => [selector, { '@media print': style }])),
)
