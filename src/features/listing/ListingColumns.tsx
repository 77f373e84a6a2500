import type { ReactNode } from 'react'
import { Box, Grid } from '../../ui/layout'

const WIDE = '@container (min-width: 48rem)'

/** The month and its entries. Where there is room beside the menu of contracts, the month stays in sight. */
export const ListingColumns = ({ summary, entries }: Record<'summary' | 'entries', ReactNode>) => (
  <Box containerType="inline-size">
    <Grid
      gridTemplateColumns="minmax(0, 1fr)"
      alignItems="start"
      gap="4"
      css={{ [WIDE]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } }}
    >
      <Box css={{ [WIDE]: { '@media (min-height: 45rem)': { position: 'sticky', top: '5.5rem' } } }}>
        {summary}
      </Box>
      <div>{entries}</div>
    </Grid>
  </Box>
)
