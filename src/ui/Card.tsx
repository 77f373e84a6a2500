import { chakra } from '@chakra-ui/react/styled-system'

export const Card = chakra('div', {
  base: {
    background: 'surface',
    borderRadius: 'card',
    boxShadow: 'card',
    // In dark surroundings a shadow cannot be seen: the edge can.
    border: '1px solid',
    borderColor: 'line',
    padding: { base: '5', md: '6' },
    minWidth: '0',
  },
})
