import { Card } from '../../ui/Card'
import { Grid, Inline } from '../../ui/layout'
import { Skeleton } from '../../ui/Skeleton'
import { ListingColumns } from './ListingColumns'

const COLUMN_HEIGHTS = ['35%', '60%', '20%', '80%', '45%', '70%', '30%', '55%', '90%', '40%', '65%', '25%']
const ROWS = [1, 2, 3, 4, 5, 6]

const SummarySkeleton = () => (
  <Card borderRadius="hero">
    <Skeleton height="1.65rem" maxWidth="12rem" />
    <Skeleton height={{ base: '4.5rem', md: '2.75rem' }} marginTop="4" />
    <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="2" marginTop="4" marginBottom="2">
      {['costs', 'data', 'call', 'message'].map((kind) => (
        <Skeleton key={kind} height={{ base: '4.75rem', md: '5.75rem' }} />
      ))}
    </Grid>
    <Skeleton height="1rem" maxWidth="14rem" marginBlock="4" />
    <Inline alignItems="flex-end" gap="2" height="11.5rem" marginBottom="6">
      {COLUMN_HEIGHTS.map((height) => (
        <Skeleton key={height} flex="1" height={height} />
      ))}
    </Inline>
    <Skeleton height="2.75rem" maxWidth="16rem" />
  </Card>
)

const EntriesSkeleton = () => (
  <>
    <Skeleton height="1rem" width="9rem" marginTop="5" />
    <Card paddingBlock={{ base: '2', md: '2' }}>
      {ROWS.map((row) => (
        <Inline
          alignItems="center"
          gap="3"
          height="4rem"
          css={{ '& > :last-child': { marginLeft: 'auto' } }}
          key={row}
        >
          <Skeleton width="2.5rem" height="2.5rem" borderRadius="full" />
          <Grid gap="2">
            <Skeleton width="9rem" height="1rem" />
            <Skeleton width="6rem" height="0.875rem" />
          </Grid>
          <Skeleton width="3.5rem" height="1rem" />
        </Inline>
      ))}
    </Card>
  </>
)

/** The shape of the loaded page: the chart below its figures, and the first entries. */
export const ListingSkeleton = () => (
  <div aria-hidden="true">
    <ListingColumns summary={<SummarySkeleton />} entries={<EntriesSkeleton />} />
  </div>
)
