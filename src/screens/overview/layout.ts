import { chakra } from '@chakra-ui/react/styled-system'

/** A column. */
export const Stack = chakra('div', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isWide: { true: { gap: '6' } } },
})
/** At both ends of a line, or in two lines if one is too short. */
export const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '0.75rem',
    rowGap: '0.125rem',
  },
})
/** A name or an amount, and the button next to it. */
export const TipRow = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '6',
    minWidth: '0',
    // It is larger than its line, and stays above what is next to it.
    '& > button': { position: 'relative', zIndex: '1' },
  },
})
export const Name = chakra('h3', { base: { fontWeight: 'semibold', lineHeight: '1.3' } })
export const SmallText = chakra('span', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.3' } })
export const List = chakra('ul', { base: { listStyle: 'none', minWidth: '0' } })
/** Text after a small drawing. */
export const IconLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    fontSize: 'sm',
    lineHeight: '1.3',
    '& svg': { flexShrink: '0' },
  },
})
/** Cards of equal height, in a row if there is room. */
export const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  },
})
/** A ring, and lines next to it; below it on a phone. */
export const RingAndLines = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isSideBySide: {
      true: {
        // It adapts to the room, not to the width of the screen: with large text, it is a column.
        display: { base: 'grid', md: 'flex' },
        flexWrap: 'wrap',
        gap: { base: '6', md: '10' },
        alignItems: 'center',
        '& > *': { minWidth: '0' },
        '& > :first-of-type': { flex: { md: '0 1 15rem' } },
        '& > :last-of-type': { flex: { md: '1 1 18rem' } },
      },
    },
  },
})
