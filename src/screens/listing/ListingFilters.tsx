import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { monthName } from '../../lib/months'
import { SelectField } from '../../ui/SelectField'
import { type ListingFilterChoice, listingTypes } from './useListingFilter'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    maxWidth: '30rem',
    marginBottom: '5',
  },
})

export function ListingFilters({ filter }: { filter: ListingFilterChoice }) {
  const { LL, locale } = useI18nContext()
  const { all, calls, messages, data } = LL.listing
  const names = { ALL: all(), CALL: calls(), MESSAGE: messages(), DATA: data() }
  return (
    <Row>
      <SelectField
        label={LL.listing.month()}
        value={filter.month}
        onChange={({ target }) => filter.choose({ month: target.value })}
        options={filter.months.map((month) => ({ value: month, label: monthName(month, locale) }))}
      />
      <SelectField
        label={LL.listing.type()}
        value={filter.type}
        onChange={({ target }) => filter.choose({ type: target.value })}
        options={listingTypes.map((type) => ({ value: type, label: names[type] }))}
      />
    </Row>
  )
}
