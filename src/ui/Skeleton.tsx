import { chakra } from '@chakra-ui/react/styled-system'

/** Marks a skeleton in the page. */
export const PENDING_ATTRIBUTE = 'data-pending'

/** The skeleton of loading content; give it the size of that content. */
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
