import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { FORCED_COLORS } from '../ui/fillStyles'
import { bareStyles } from './bareStyles'
import { printStyles } from './printStyles'
import { NO_PICTURE } from './svg'

export const globalStyles = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    background: 'canvas',
    color: 'ink',
    fontFamily: 'var(--text)',
    // Room for a sticky bar at the top or bottom, so that it never covers the focus.
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: { base: '5.5rem', lg: '0' },
  },
  // The page may extend under a phone's corners and notch; elements at the bottom add their own inset.
  body: { paddingLeft: 'env(safe-area-inset-left)', paddingRight: 'env(safe-area-inset-right)' },
  // Messages are above the bar at the bottom; on a phone with a dialog below the top, away from the dialog's buttons.
  // The height is 0, so that a new message is no layout shift.
  '#toaster': {
    position: 'fixed',
    zIndex: '30',
    right: '0',
    bottom: '4',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    width: 'full',
    maxWidth: 'form',
    height: '0',
    paddingInline: '4',
    pointerEvents: 'none',
  },
  '.plain-toast': {
    background: 'surface',
    padding: '4',
    pointerEvents: 'auto',
    '& button': { textDecoration: 'underline' },
  },
  'body:has(#quick) #toaster': { bottom: 'calc(5rem + env(safe-area-inset-bottom))' },
  'body:has([data-scope=dialog]) #toaster': {
    top: { base: '5rem', md: 'auto' },
    bottom: { base: 'auto', md: '4' },
    justifyContent: { base: 'flex-start', md: 'flex-end' },
  },
  // Nor may a message, which stays until closed, cover the focus.
  ':root:has(#toaster p)': { scrollPaddingBottom: { base: '12rem', lg: '8rem' } },
  // The page's end can scroll above a message. The page gets longer, so that its footer stays.
  'body:has(#toaster p)': { '--message-room': { base: '7.5rem', lg: '0px' } },
  // Breaks a word that is longer than its line, and keeps its box narrow; the reset sets only `break-word`.
  '*': { overflowWrap: 'anywhere' },
  // No word alone in the last line.
  'p, .points': { textWrap: 'pretty' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '2px' },
  // A heading takes the focus on a route change only to be read out.
  ':is(h1, h2)[tabindex="-1"]': { outline: 'none' },
  '*::placeholder': { color: 'muted', opacity: 1 },
  ...bareStyles,
  // The ground marks the selected element; forced colours hide it, so a line marks it.
  ':is([role=tab][aria-selected=true], [aria-pressed=true], label:has([type=radio]:checked))': {
    [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
  // Like headings from 20 pixels.
  '.claim, .brandmark': { fontFamily: 'var(--headings)' },
  '.brandmark': {
    display: 'inline-flex',
    verticalAlign: 'middle',
    alignItems: 'center',
    gap: '2',
    // Large text leaves the bar room for its buttons: the name wraps, whole, to a second line, which is hidden.
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    maxHeight: '2em',
    overflow: 'hidden',
    fontSize: 'min(var(--chakra-font-sizes-lg), 6vw)',
    fontWeight: 'bold',
    letterSpacing: '-0.01em',
    '&::before': {
      content: '""',
      width: 'var(--logo-width)',
      height: '2em',
      background: 'currentColor',
      mask: `var(--logo, ${NO_PICTURE}) center / contain no-repeat`,
      [FORCED_COLORS]: { background: 'CanvasText' },
    },
    // Drawn, not written: inside a link of another name it must not count as the link's words.
    '&::after': {
      content: 'attr(data-name)',
      display: 'var(--logo-name)',
      // Centres the capitals on the mark: the faces of the brands have their text at different heights.
      textBox: 'trim-both cap alphabetic',
    },
  },
  '::selection': { background: 'accent', color: 'accentInk' },
  ...printStyles,
})
