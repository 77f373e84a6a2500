import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { priceText } from '../../domain/price'
import { countedItemsOf } from '../../domain/tariffDifference'
import { formatNumber } from '../../lib/formats/numbers'
import { Box } from '../../ui/layout'

const cellStyles = { paddingBlock: '2', verticalAlign: 'baseline', overflowWrap: 'anywhere' } as const
const Term = chakra('th', {
  base: {
    ...cellStyles,
    paddingRight: '3',
    color: 'muted',
    fontWeight: 'normal',
    textAlign: 'start',
    '&::first-letter': { textTransform: 'uppercase' },
  },
})
const Plan = chakra('th', {
  base: { ...cellStyles, paddingLeft: '3', textAlign: 'end', fontWeight: 'bold', lineHeight: '1.3' },
  variants: { isNew: { true: { color: 'accentText' } } },
})
const Value = chakra('td', {
  base: { ...cellStyles, paddingLeft: '3', textAlign: 'end' },
  variants: { isNew: { true: { fontWeight: 'bold' } } },
})

/** Price, duration and counted items of two plans, side by side. */
export function PlanComparison({ previous, selected }: { previous: Tariff; selected: Tariff }) {
  const { LL, locale } = useI18nContext()
  const plans = [previous, selected]
  const units = [...new Set(plans.flatMap(countedItemsOf).map(({ unit }) => unit))]
  const amountsOf = (plan: Tariff, unit: string) =>
    countedItemsOf(plan).flatMap((item) => (item.unit === unit ? formatNumber(item.number, locale) : []))
  const rows = [
    {
      term: LL.tariff.price(),
      values: plans.map(({ price }) => priceText(price, locale) ?? LL.tariff.priceUnknown()),
    },
    { term: LL.tariff.duration(), values: plans.map(({ durationLabel }) => durationLabel ?? '') },
    ...units.map((unit) => ({ term: unit, values: plans.map((plan) => amountsOf(plan, unit).join(' + ')) })),
  ].filter(({ values }) => values.some(Boolean))
  return (
    <Box as="table" width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          <td />
          <Plan scope="col">{previous.name}</Plan>
          <Plan scope="col" isNew>
            {selected.name}
          </Plan>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, values }) => (
          <Box as="tr" borderTop="1px solid" borderColor="line" key={term}>
            <Term scope="row">{term}</Term>
            <Value>{values[0] || LL.tariff.notStated()}</Value>
            <Value isNew>{values[1] || LL.tariff.notStated()}</Value>
          </Box>
        ))}
      </tbody>
    </Box>
  )
}
