import { chakra } from '@chakra-ui/react/styled-system'

/** Turns while something is pending; put the words that say so next to it. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-grid',
    width: '1.25em',
    height: '1.25em',
    // The two rings of the mark, one in the other.
    '&, &::before': {
      border: '2px solid',
      borderColor: 'currentColor',
      borderBottomColor: 'transparent',
      borderRadius: 'full',
      animation: 'turn 0.8s linear infinite',
      _motionReduce: { animationDuration: '3s' },
    },
    '&::before': { content: '""', margin: '2px', opacity: '0.5' },
  },
})
