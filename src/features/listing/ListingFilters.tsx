import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { monthName } from '../../lib/months'
import { Box } from '../../ui/layout'
import { SelectField } from '../../ui/SelectField'
import { listingTypes } from './listingFilter'
import type { Listing } from './useListing'

const Row = chakra('div', {
  base: {
    // It adapts to the room, not to the screen, because text may be large.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '0.75rem 1rem',
    marginBottom: '4',
    '& > *': { flex: '2 1 6rem', minWidth: '0', maxWidth: { lg: '13rem' } },
    // The names of months are longer.
    '& > :first-of-type': { flex: '3 1 12rem' },
  },
})

type FilterProps = Pick<Listing, 'filter' | 'actions'>

// Drawn only after another choice, and not with each page that loads.
const MonthAndType = memo(function MonthAndType({ filter, actions }: FilterProps) {
  const { LL, locale } = useI18nContext()
  const { all, calls, messages, data } = LL.listing
  const names = { ALL: all(), CALL: calls(), MESSAGE: messages(), DATA: data() }
  return (
    <>
      <SelectField
        label={LL.listing.month()}
        value={filter.month}
        onChange={({ target }) => actions.chooseMonth(target.value)}
        options={filter.months.map((month) => ({ value: month, label: monthName(month, locale) }))}
      />
      <SelectField
        label={LL.listing.type()}
        value={filter.type}
        onChange={({ target }) => actions.chooseType(target.value)}
        options={listingTypes.map((type) => ({ value: type, label: names[type] }))}
      />
    </>
  )
})

interface ListingFiltersProps extends FilterProps {
  /** Next to the filters. */
  children: ReactNode
}

export const ListingFilters = ({ filter, actions, children }: ListingFiltersProps) => (
  <Row>
    <MonthAndType {...{ filter, actions }} />
    <Box
      // As high as its possible content, so that nothing moves.
      minHeight="11"
      css={{ '&&': { flex: { base: '1 1 100%', lg: '1 1 17rem' }, maxWidth: 'none' } }}
    >
      {children}
    </Box>
  </Row>
)
