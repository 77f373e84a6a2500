import { Skeleton } from '../../ui/Skeleton'

/** The size of what is due; by default that of a renewal. */
export const UpcomingCardSkeleton = ({ height = '13.25rem' }: { height?: string | undefined }) => (
  <Skeleton height={height} borderRadius="card" />
)
