import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TvTariff } from '../../api/types'
import type { Query } from '../../core/query'
import { Card } from '../../ui/Card'
import { Box, Inline, Text } from '../../ui/layout'
import { TvPackageName } from './TvPackageName'
import { useTvFigures } from './useTvFigures'

const cellStyles = { paddingInline: '5', textAlign: 'start', verticalAlign: 'top' } as const
const Column = chakra('th', {
  base: { ...cellStyles, paddingTop: '5' },
  variants: { isOwn: { true: { background: 'accentSubtle' } } },
})
const Term = chakra('th', {
  base: { ...cellStyles, verticalAlign: 'middle', color: 'muted', fontWeight: 'normal' },
})
const Value = chakra('td', {
  base: {
    ...cellStyles,
    verticalAlign: 'middle',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isOwn: { true: { background: 'accentSubtle' } } },
})

interface TvTableProps {
  tariffs: readonly TvTariff[]
  /** The customer's package. */
  own: Query<TvTariff>
}

/** The TV packages next to each other. A row that no package knows is left out. */
export function TvTable({ tariffs, own }: TvTableProps) {
  const { LL } = useI18nContext()
  const figuresOf = useTvFigures()
  const columns = tariffs.map((tariff) => ({
    key: `${tariff.productId} ${tariff.name}`,
    name: tariff.name,
    isOwn: tariff.name === own.data?.name,
    figures: figuresOf(tariff),
  }))
  const mayHaveMark = own.state === 'loading' || columns.some(({ isOwn }) => isOwn)
  const terms = columns[0]?.figures.map(({ term }) => term) ?? []
  return (
    <Card
      isFlush
      // Many packages scroll sideways.
      overflowX="auto"
    >
      <Box
        as="table"
        width="full"
        tableLayout="fixed"
        borderCollapse="collapse"
        aria-label={LL.tariff.tvPackages()}
        style={{ minWidth: `${(columns.length + 1) * 10}rem` }}
      >
        <thead>
          <tr>
            <td />
            {columns.map(({ key, name, isOwn }) => (
              <Column key={key} scope="col" isOwn={isOwn}>
                <TvPackageName name={name} isOwn={isOwn} hasRoomForMark={mayHaveMark} />
              </Column>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map(
            (term, index) =>
              columns.some(({ figures }) => figures[index]?.value) && (
                <Box as="tr" height="3.25rem" borderTop="1px solid" borderColor="line" key={term}>
                  <Term scope="row">{term}</Term>
                  {columns.map(({ key, isOwn, figures }) => (
                    <Value key={key} isOwn={isOwn}>
                      <Inline as="span" alignItems="center" gap="2">
                        {figures[index]?.icon}
                        {figures[index]?.value ? (
                          <span>{figures[index].value}</span>
                        ) : (
                          <Text as="span" color="muted" fontSize="sm" fontWeight="normal">
                            {LL.tariff.notStated()}
                          </Text>
                        )}
                      </Inline>
                    </Value>
                  ))}
                </Box>
              ),
          )}
        </tbody>
      </Box>
    </Card>
  )
}
