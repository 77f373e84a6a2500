import type { ReactNode } from 'react'
import { Stack, Text } from './layout'

interface EmptyStateProps {
  /** One of the drawings in `drawings/`, so that each loads with the screen that shows it. */
  drawing?: ReactNode
  /** What to do instead. */
  action?: ReactNode
  children: ReactNode
}

/** An empty result: a drawing and one sentence. */
export const EmptyState = ({ drawing, action, children }: EmptyStateProps) => (
  <Stack alignItems="center" gap="4" paddingBlock="8" textAlign="center">
    {drawing}
    <Text maxWidth="36ch" fontWeight="bold">
      {children}
    </Text>
    {action}
  </Stack>
)
