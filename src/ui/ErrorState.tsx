import type { ReactNode } from 'react'
import { Button } from './Button'
import { Box, Stack } from './layout'
import { lazyComponent } from './lazyComponent'

const Placeholder = () => <Box height="6rem" />
/** Prefetched, because most errors are network errors. Without the drawing, the words are enough. */
export const FailedDrawing = lazyComponent(() => import('./FailedDrawing'), <Placeholder />, Placeholder)

interface ErrorStateProps {
  message: string
  retryLabel: string
  onRetry: () => void
  /** Other possible actions. */
  children?: ReactNode
}

/** A failed load: a message, and a button to retry. */
export const ErrorState = ({ message, retryLabel, onRetry, children }: ErrorStateProps) => (
  <Stack alignItems="center" gap="4" paddingBlock="8" textAlign="center">
    <FailedDrawing />
    <p role="alert">{message}</p>
    {children}
    <Button variant="outline" onClick={onRetry}>
      {retryLabel}
    </Button>
  </Stack>
)
