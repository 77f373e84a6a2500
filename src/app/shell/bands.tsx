import { chakra } from '@chakra-ui/react/styled-system'
import { FORCED_COLORS } from '../../ui/fillStyles'

// The layout of the shell. The document contains the same bands, empty, until the portal draws itself.

// The colour of links is not visible on every background of a brand's bands: the focus takes the colour of the text.
const focus = { '& :focus-visible': { outlineColor: 'currentColor' } }

export const NavigationBand = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '10',
    background: 'var(--bar-ground)',
    color: 'var(--bar-ink)',
    borderBottom: '1px solid',
    borderColor: 'var(--bar-line)',
    ...focus,
  },
})
export const NavigationRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    minHeight: '16',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '2', md: '6' },
  },
})
export const logoStyles = {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    color: 'var(--bar-mark)',
    marginRight: 'auto',
    borderRadius: 'control',
    padding: '1',
  },
} as const

export const HeaderBand = chakra('div', {
  base: {
    color: 'headerInk',
    ...focus,
    // The brand's mark, large and faint.
    background:
      'var(--mark, none) right -5.5rem top -6.5rem / 22rem no-repeat, linear-gradient(105deg, var(--chakra-colors-header), var(--chakra-colors-header-end))',
    [FORCED_COLORS]: { background: 'Canvas', borderBottom: '1px solid' },
  },
})
/** Gives lines of different sizes the height and the baseline of this size. */
export const strut = (fontSize: 'xl' | '3xl') => ({
  '&::before': { content: '"\\200b"', fontSize: { lg: fontSize } },
})

export const HeaderRow = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'center', lg: 'first baseline' },
    alignContent: { lg: 'center' },
    columnGap: { base: '0.5rem', md: '1rem', lg: '2.5rem' },
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
  },
  variants: {
    // High enough for everything that may load, so that nothing moves: a third line of the contract, balance and bonus,
    // and the most used page. On homes, the first sheet overlaps the lower edge.
    size: {
      full: { minHeight: { base: '14.25rem', md: '11rem' }, paddingTop: '4', paddingBottom: '3.75rem' },
      roomy: { minHeight: { base: '18rem', lg: '11rem' }, paddingTop: '4', paddingBottom: '3.75rem' },
      slim: {
        minHeight: { base: '4.5rem', lg: '5rem' },
        paddingBlock: '1',
        '@media (max-width: 22rem)': { minHeight: '7.5rem' },
      },
    },
  },
})

/** At least a screenful: the footer of a short page is at the end of the screen. */
export const Screenful = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: 'calc(100dvh + var(--message-room, 0px))' },
})
export const Columns = chakra('div', {
  base: {
    flex: '1 0 auto',
    // A loading page is longer than the screen: when it loads, no scroll bar appears beside it.
    '&:has([data-pending])': { minHeight: '100dvh' },
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8',
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '6',
  },
})
export const MenuColumn = chakra('div', {
  base: {
    position: 'sticky',
    top: '5.5rem',
    width: '16rem',
    flexShrink: '0',
    maxHeight: 'calc(100dvh - 7rem)',
    overflowY: 'auto',
  },
})
/** The current page. */
export const Content = chakra('main', {
  base: { flex: '1', minWidth: '0' },
  // Moves the first sheet of a home up.
  variants: { home: { true: { '--band-overlap': '-4.25rem' } } },
})

/** At the bottom of a screen without room for a menu next to the page; on a low screen, at the end of the page. */
export const QuickBand = chakra('nav', {
  base: {
    position: 'sticky',
    bottom: '0',
    // Below the menus of the bar at the top.
    zIndex: '9',
    minHeight: 'calc(4rem + 1px)',
    background: 'surface',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '@media (max-height: 30rem)': { position: 'static' },
  },
})
