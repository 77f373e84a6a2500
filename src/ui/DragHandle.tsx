import { chakra } from '@chakra-ui/react/styled-system'

/** The bar at the upper edge of a sheet on a phone; the whole strip around it can be pulled. */
export const DragHandle = chakra('div', {
  base: {
    display: { base: 'flex', md: 'none' },
    justifyContent: 'center',
    flexShrink: '0',
    paddingTop: '2',
    height: '8',
    touchAction: 'none',
    cursor: 'grab',
    '&::before': {
      width: '10',
      height: '4px',
      borderRadius: 'full',
      background: 'outline',
      content: '""',
    },
  },
})
