import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../ui/Skeleton'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  },
})

/** The size of a section of four accounts. */
export const OverviewSkeleton = () => (
  <>
    <Skeleton height="1.65rem" width="8rem" marginBottom="3" />
    <Grid>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height="12rem" />
      ))}
    </Grid>
  </>
)
