import { Skeleton } from '../../ui/Skeleton'
import { Grid } from './TariffGrid'

/** The size of a first row of cards. */
export const TariffSkeleton = () => (
  <Grid as="div">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="19rem" />
    ))}
  </Grid>
)
