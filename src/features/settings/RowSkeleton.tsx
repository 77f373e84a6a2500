import { Stack } from '../../ui/layout'
import { Skeleton } from '../../ui/Skeleton'

interface RowSkeletonProps {
  rows: number
  /** The rows have a heading. */
  isLabelled?: boolean
}

/** The shape of a list of choices or switches. */
export const RowSkeleton = ({ rows, isLabelled = false }: RowSkeletonProps) => (
  <Stack gap="2" aria-hidden="true">
    {isLabelled && <Skeleton height="1.25rem" width="8rem" />}
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <Skeleton key={row} height="3rem" />
    ))}
  </Stack>
)
