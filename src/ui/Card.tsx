import { chakra } from '@chakra-ui/react/styled-system'

export const Card = chakra('div', {
  base: {
    background: 'surface',
    borderRadius: 'card',
    boxShadow: 'card',
    // On a dark ground, a shadow is invisible, but the edge is not.
    border: '1px solid',
    borderColor: 'line',
    padding: { base: '5', md: '6' },
    minWidth: '0',
  },
  // Its content reaches the edge.
  variants: { isFlush: { true: { padding: '0' } } },
})
