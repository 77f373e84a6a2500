import { chakra } from '@chakra-ui/react/styled-system'
import type { Tariff } from '../../api/types'
import { TariffCard } from './TariffCard'
import type { Tariffs } from './useTariffs'

export const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  },
})

interface TariffGridProps {
  offers: readonly Tariff[]
  /** Of the cards' headings. */
  level: 2 | 3
  tariffs: Tariffs
}

export const TariffGrid = ({ offers, ...rest }: TariffGridProps) => (
  <Grid>
    {offers.map((tariff) => (
      <li key={tariff.mvno_code}>
        <TariffCard tariff={tariff} inColumn {...rest} />
      </li>
    ))}
  </Grid>
)
