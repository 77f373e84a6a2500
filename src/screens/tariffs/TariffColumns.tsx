import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import type { TariffActor } from '../../flows/tariff'
import { Heading } from '../../ui/Heading'
import type { Comparison } from './comparison'
import { TariffCard } from './TariffCard'
import { TariffGrid } from './TariffGrid'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '1rem',
    rowGap: '1.5rem',
    marginBottom: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
})
const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: '3' },
})
const Label = chakra('p', {
  base: { color: 'muted', fontSize: 'md', fontWeight: 'semibold', lineHeight: '1.3' },
})

interface TariffColumnsProps {
  current: Tariff
  replacements: readonly Tariff[]
  comparison: Comparison
  actor: TariffActor
}

/** The tariff in use, and next to it its possible replacements; on a phone below it. */
export function TariffColumns({ current, replacements, ...common }: TariffColumnsProps) {
  const { LL } = useI18nContext()
  return (
    <Columns>
      <Column>
        <Label>{LL.tariff.yours()}</Label>
        <TariffCard tariff={current} isCurrent layout="column" level={2} {...common} />
      </Column>
      <Column>
        <Heading level={2} color="muted" fontSize="md">
          {LL.tariff.available()}
        </Heading>
        <TariffGrid tariffs={replacements} layout="column" level={3} {...common} />
      </Column>
    </Columns>
  )
}
