import { chakra } from '@chakra-ui/react/styled-system'

/** Turns while something is pending; put the words that say so next to it. */
export const Spinner = chakra('span', {
  base: {
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    border: '2px solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 0.8s linear infinite',
    _motionReduce: { animationDuration: '3s' },
  },
})
