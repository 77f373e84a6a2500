import { Skeleton } from '../../ui/Skeleton'
import { RingAndLines, Stack } from './layout'

/** The size of the days, a ring and three meters. */
export const OverviewSkeleton = () => (
  <>
    <Skeleton height="2.375rem" marginBottom="6" />
    <RingAndLines isSideBySide>
      <Skeleton height={{ base: '7.75rem', md: '17.5rem' }} />
      <Stack isWide>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height="4.5rem" />
        ))}
      </Stack>
    </RingAndLines>
    <Skeleton height="1.25rem" marginTop="5" />
  </>
)

/** The size of a card below: usually that of a renewal. */
export const UpcomingCardSkeleton = ({ height = '13rem' }: { height?: string }) => (
  <Skeleton height={height} borderRadius="card" />
)
