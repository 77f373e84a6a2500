import { chakra } from '@chakra-ui/react/styled-system'
import { PENDING_ATTRIBUTE } from './pendingPlaceholders'

/** The placeholder of loading content; give it the size of that content. */
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
  { defaultProps: { 'aria-hidden': true, [PENDING_ATTRIBUTE]: '' } },
)
