/** On a phone, a modal slides up from the bottom and down again; elsewhere each place has its own motion. */
const motionStyles = {
  '--slide-from': { base: '0, 100%', md: '100%' },
  '&[data-state=closed]': { animation: { base: 'slideOut 0.18s ease-in both', md: 'none' } },
  transition: 'translate 0.24s cubic-bezier(.2, 0, 0, 1)',
}

export const contentStyles = {
  ...motionStyles,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxHeight: { base: 'calc(100dvh - 2rem)', md: 'full' },
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'ink',
  borderRadius: { base: 'var(--chakra-radii-hero) var(--chakra-radii-hero) 0 0', md: 'hero' },
  boxShadow: 'overlay',
  // Forced colours show it, and no shadow.
  outline: '1px solid transparent',
  // If the height is too small for a fixed head and foot, all of it scrolls.
  '@media (max-height: 30rem)': { overflowY: 'auto' },
} as const

const entryAnimation = (animation: string) => ({
  _open: {
    animation: { base: 'slideIn 0.24s cubic-bezier(.2, 0, 0, 1)', md: animation },
  },
  _motionReduce: { animation: 'none!', transition: 'none' },
})

const middle = (maxWidth: string) => ({
  positioner: {
    alignItems: { base: 'flex-end', md: 'center' },
    justifyContent: 'center',
    padding: { md: '4' },
    overflowY: 'auto',
  },
  content: { ...entryAnimation('appear 0.2s ease-out'), maxWidth: { md: maxWidth } },
})

/** The place of a modal, and its motion: two widths in the middle, and one at the side. */
export const placeStyles = {
  narrow: middle('27rem'),
  wide: middle('35rem'),
  side: {
    positioner: { alignItems: { base: 'flex-end', md: 'stretch' }, justifyContent: 'flex-end' },
    content: {
      ...entryAnimation('slideIn 0.24s ease-out'),
      maxWidth: { md: '22rem' },
      borderRadius: { md: '0' },
    },
  },
} as const
