import { chakra } from '@chakra-ui/react/styled-system'

/** One below the other. */
export const Stack = chakra('div', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isWide: { true: { gap: '6' } } },
})
/** At both ends of a line; in two lines, where one does not hold both. */
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
/** A name or an amount, and the button beside it. */
export const WithTip = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '6',
    minWidth: '0',
    // It is larger than its line, and nothing beside it lies over it.
    '& > button': { position: 'relative', zIndex: '1' },
  },
})
export const Name = chakra('h3', { base: { fontWeight: 'semibold', lineHeight: '1.3' } })
export const Small = chakra('span', { base: { color: 'muted', fontSize: 'sm', lineHeight: '1.3' } })
export const List = chakra('ul', { base: { listStyle: 'none', minWidth: '0' } })
/** Words after a small drawing. */
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
/** Cards beside each other where there is room, of one height. */
export const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  },
})
/** A ring, and lines beside it; below it on a phone. */
export const RingAndLines = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isBeside: {
      true: {
        // By the room there is, not by the width of the screen: with large text, one stands below the other.
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
