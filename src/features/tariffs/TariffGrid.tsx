import { chakra } from '@chakra-ui/react/styled-system'
import type { Tariff } from '../../api/types'
import type { Comparison } from './comparison'
import { TariffCard } from './TariffCard'
import type { TariffActor } from './useTariffs'

export const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  },
})

interface TariffGridProps {
  tariffs: readonly Tariff[]
  /** Of the cards' headings. */
  level: 2 | 3
  comparison: Comparison
  actor: TariffActor
}

export const TariffGrid = ({ tariffs, ...rest }: TariffGridProps) => (
  <Grid>
    {tariffs.map((tariff) => (
      <li key={tariff.mvno_code}>
        <TariffCard tariff={tariff} inColumn {...rest} />
      </li>
    ))}
  </Grid>
)
