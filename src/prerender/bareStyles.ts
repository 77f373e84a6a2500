import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { FORCED_COLORS } from '../ui/fillStyles'
import { imageOf, NO_PICTURE } from './svg'

const arrows = 'M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4'
const plus = 'M12 5v14M5 12h14'
const receipt = 'M5.5 3v18l2.2-1.5L9.8 21l2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5V3zM9 8h6M9 12h6'
/** One below the other. */
const drawings = imageOf(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 72' fill='none' stroke='#000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>${[
    arrows,
    plus,
    receipt,
  ]
    .map((path, index) => `<path transform='translate(0 ${24 * index})' d='${path}'/>`)
    .join('')}</svg>`,
)

const headerGradient = 'linear-gradient(105deg, var(--chakra-colors-header), var(--chakra-colors-header-end))'

/**
 * A page without the shell: the brand and what the customer can do, then the form, side by side if there is room.
 * In the document's sheet, because the page appears before any script, and to keep the styles out of the scripts.
 */
export const bareStyles = defineGlobalStyles({
  '.bare': {
    position: 'relative',
    isolation: 'isolate',
    minHeight: '100dvh',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    gridTemplateRows: { base: 'auto auto auto auto 1fr', lg: 'auto 1fr auto minmax(3.5rem, auto)' },
    justifyItems: 'center',
    // As wide as the ground extends, whatever the density of a brand.
    paddingInline: '1rem',
    paddingBottom: { base: '4', lg: '0' },
    '&::before': {
      content: '""',
      // Behind the words, and on a phone behind the upper part of the card.
      gridArea: { base: '1 / 1 / 3 / 2', lg: '1 / 1 / 5 / 2' },
      position: 'absolute',
      zIndex: '-1',
      inset: { base: '0 -1rem -5rem', lg: '0 0 0 -1rem' },
      background: {
        base: `var(--mark, none) right -7rem top -8rem / 26rem no-repeat, ${headerGradient}`,
        lg: `var(--scene, none) right -10rem top -7rem / 46rem no-repeat, ${headerGradient}`,
      },
      // Forced colours set the background of the text.
      [FORCED_COLORS]: { backgroundImage: 'none!' },
    },
    '& > *': { width: 'full', maxWidth: '27rem', gridColumn: '1' },
  },
  '.bare > .mark, .bare > .claim': { color: 'headerInk', gridColumn: '1' },
  '.bare > .mark': {
    gridRow: '1',
    fontSize: 'xl',
    paddingTop: { base: '8', lg: '12' },
    paddingBottom: { base: '6', lg: '0' },
  },
  '.bare > .claim': {
    gridRow: '2',
    alignSelf: 'end',
    fontSize: { base: '2xl', lg: '3xl' },
    fontWeight: 'bold',
    letterSpacing: '-0.02em',
    lineHeight: '1.2',
    paddingBottom: { base: '6', lg: '8' },
    textWrap: 'balance',
  },
  '.bare > .form': {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    gridArea: { base: '3 / 1', lg: '1 / 2 / 4 / 3' },
    alignSelf: 'center',
    paddingBlock: { lg: '6' },
  },
  '.bare > .points': {
    gridRow: { base: '4', lg: '3 / 5' },
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    listStyle: 'none',
    padding: { base: '2rem 1.25rem 1.5rem', lg: '0 0 4rem' },
    color: { base: 'muted', lg: 'headerInk' },
    '--drawings': drawings,
    '& li': { display: 'flex', gap: '4' },
    '& li::before': {
      content: '""',
      flexShrink: '0',
      width: '6',
      height: '6',
      background: { base: 'accentText', lg: 'headerInk' },
      mask: `var(--drawings, ${NO_PICTURE}) 0 0 / 100% 300%`,
    },
    '& li:nth-of-type(2)::before': { maskPosition: '0 50%' },
    '& li:nth-of-type(3)::before': { maskPosition: '0 100%' },
  },
  '.bare > .legal': { gridArea: { base: '5 / 1', lg: '4 / 2' }, alignSelf: 'end' },
  // One line in the footer of a wide screen, the links that load later at its end.
  'footer .legal': { display: { lg: 'flex' }, flexDirection: 'row-reverse', columnGap: '1.25rem' },
  'footer .links': { justifyContent: { lg: 'flex-start' } },
  // The links to end a contract load later: their place is one line high, in which each may break once.
  '.declarations': {
    minHeight: '11',
    '& .links': { flexWrap: 'nowrap', color: 'ink' },
  },
  // No place for links that the deployment does not have.
  ':root:not(:has(meta:is([name="portal:withdrawal-request"], [name="portal:cancellation-request"]):not([content=""]))) .declarations':
    { display: 'none' },
  // Links that the law requires on every page.
  '.links': {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // The gaps belong to the links: each is wide enough for a finger, and all gaps are equal.
    marginInline: '-0.625rem',
    fontSize: 'sm',
    lineHeight: '1.4',
    color: 'muted',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: '0.625rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      borderRadius: '2px',
      _hover: { color: 'ink' },
    },
  },
})
