import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '8',
    color: 'muted',
    textAlign: 'center',
  },
})

interface EmptyStateProps {
  /** Of what there is nothing: one of the drawings in `drawings/`, so that each comes with the screen that shows it. */
  drawing?: ReactNode
  children: ReactNode
}

/** Nothing is there yet: a drawing and one sentence. */
export const EmptyState = ({ drawing, children }: EmptyStateProps) => (
  <Box>
    {drawing}
    <p>{children}</p>
  </Box>
)
