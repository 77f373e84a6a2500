import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { usePendingPlaceholder } from './pendingPlaceholders'

const Placeholder = chakra(
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

/** The placeholder of loading content; give it the size of that content. */
export function Skeleton(props: HTMLChakraProps<'div'>) {
  usePendingPlaceholder()
  return <Placeholder {...props} />
}
