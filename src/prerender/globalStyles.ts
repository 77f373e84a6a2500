import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { bareStyles } from './bareStyles'
import { printStyles } from './printStyles'

export const globalStyles = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    background: 'canvas',
    color: 'ink',
    // The system's own font is there at once: no download, no shift.
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    // Room for whatever bar sticks to the top or to the foot, so that focus never ends up under it.
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: { base: '5.5rem', lg: '0' },
  },
  // The page may reach under what a phone has in its corners: what stands at the foot keeps clear of it by itself.
  body: { paddingLeft: 'env(safe-area-inset-left)', paddingRight: 'env(safe-area-inset-right)' },
  // Messages are above the bar at the foot; on a phone with a dialog below the top, because its foot has its buttons.
  // Without a height of its own: it is not what moves when one comes.
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
  'body:has(#quick) #toaster': { bottom: 'calc(5rem + env(safe-area-inset-bottom))' },
  'body:has([data-scope=dialog]) #toaster': {
    top: { base: '5rem', md: 'auto' },
    bottom: { base: 'auto', md: '4' },
    justifyContent: { base: 'flex-start', md: 'flex-end' },
  },
  // Nor under a message, which stays until it is closed.
  ':root:has(#toaster p)': { scrollPaddingBottom: { base: '12rem', lg: '8rem' } },
  // What ends the page can be scrolled above it.
  'body:has(#toaster p) footer': { paddingBottom: { base: '9rem!', lg: '6!' } },
  // A word that is longer than its line breaks, and does not widen its box either; the reset says less, of every element.
  '*': { overflowWrap: 'anywhere' },
  '*:focus-visible': { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '2px' },
  // A heading takes the focus on a route change only to be read out.
  ':is(h1, h2)[tabindex="-1"]': { outline: 'none' },
  '*::placeholder': { color: 'muted', opacity: 1 },
  // A change of page is quick, and the next one can be asked for meanwhile.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '0.12s' },
  ...bareStyles,
  // What is chosen is told by its ground; where the system takes the colours, by a line.
  ':is([role=tab][aria-selected=true], [aria-pressed=true], label:has([type=radio]:checked))': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-4px' },
  },
  '[data-name]::after': { fontFamily: 'var(--headings)' },
  '::selection': { background: 'accent', color: 'accentInk' },
  ...printStyles,
})
