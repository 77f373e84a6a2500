import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Box } from '../../ui/layout'

const WIDE = '@container (min-width: 48rem)'
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '4',
    [WIDE]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
  },
})
const Summary = chakra('div', {
  base: { [WIDE]: { '@media (min-height: 45rem)': { position: 'sticky', top: '5.5rem' } } },
})

/** The month and its entries. Where there is room beside the menu of contracts, the month stays in sight. */
export const ListingColumns = ({ summary, entries }: Record<'summary' | 'entries', ReactNode>) => (
  <Box containerType="inline-size">
    <Columns>
      <Summary>{summary}</Summary>
      <div>{entries}</div>
    </Columns>
  </Box>
)
