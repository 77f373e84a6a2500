import { chakra } from '@chakra-ui/react/styled-system'

/** The table, and the selected bill next to it. */
export const Columns = chakra('div', {
  base: {
    display: 'flex',
    // Without room for both, the detail is above the table, in view.
    flexWrap: 'wrap-reverse',
    alignItems: 'flex-end',
    gap: '4',
  },
})
/** A row of the table, or of its skeleton. */
export const Row = chakra('tr', {
  base: { height: '4.25rem', borderTop: '1px solid', borderColor: 'line' },
  variants: {
    isSelected: { true: { background: 'canvas', boxShadow: 'inset 4px 0 var(--chakra-colors-accent)' } },
  },
})
