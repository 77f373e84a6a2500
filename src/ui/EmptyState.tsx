import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '8',
    textAlign: 'center',
  },
})
const Sentence = chakra('p', { base: { maxWidth: '36ch', fontWeight: 'bold' } })

interface EmptyStateProps {
  /** One of the drawings in `drawings/`, so that each loads with the screen that shows it. */
  drawing?: ReactNode
  /** What to do instead. */
  action?: ReactNode
  children: ReactNode
}

/** An empty result: a drawing and one sentence. */
export const EmptyState = ({ drawing, action, children }: EmptyStateProps) => (
  <Box>
    {drawing}
    <Sentence>{children}</Sentence>
    {action}
  </Box>
)
