import { chakra } from '@chakra-ui/react/styled-system'

/** Holds the place of what is loading; give it the size of what will stand there. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      background: 'sunken',
      borderRadius: 'control',
      animation: 'breathe 1.6s ease-in-out infinite',
      _motionReduce: { animation: 'none' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
