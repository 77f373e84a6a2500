import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { priceText } from '../../domain/price'
import { countedItemsOf } from '../../domain/tariffDifference'
import { formatNumber } from '../../lib/formats/numbers'
import { Box } from '../../ui/layout'

const cellStyles = { paddingBlock: '2', verticalAlign: 'baseline', overflowWrap: 'break-word' } as const
const Term = chakra('th', {
  base: {
    ...cellStyles,
    paddingRight: '2',
    color: 'muted',
    fontWeight: 'normal',
    textAlign: 'start',
    '&::first-letter': { textTransform: 'uppercase' },
    // Stays in sight while many plans scroll.
    position: 'sticky',
    left: '0',
    background: 'surface',
  },
})
const valueStyles = {
  base: {
    ...{ ...cellStyles, paddingInline: '1.5', textAlign: 'end', lineHeight: '1.3' },
    // Narrow columns keep short words whole.
    '& *': { overflowWrap: 'break-word' },
  },
  variants: { tone: { own: { background: 'accentSubtle' }, new: { color: 'accentText' }, plain: {} } },
} as const
const Plan = chakra('th', {
  ...valueStyles,
  base: { ...valueStyles.base, minWidth: '4rem', fontWeight: 'bold' },
})
const Value = chakra('td', valueStyles)

interface PlanTableProps {
  plans: readonly Tariff[]
  /** The marked column, and how. */
  marked: { plan: Tariff; tone: 'own' | 'new' }
  /** Rows below those of the plans' content. */
  rows?: { term: string; values: ReactNode[] }[]
  /** All have the same. */
  omitsDuration?: boolean
}

/** Price, duration and counted items of some plans, side by side. What differs is known or said to be unknown. */
export function PlanTable({ plans, marked, rows = [], omitsDuration = false }: PlanTableProps) {
  const { LL, locale } = useI18nContext()
  const toneOf = (plan: Tariff | undefined) => (plan === marked.plan ? marked.tone : 'plain')
  const units = [...new Set(plans.flatMap(countedItemsOf).map(({ unit }) => unit))]
  const amountsOf = (plan: Tariff, unit: string) =>
    countedItemsOf(plan).flatMap((item) => (item.unit === unit ? formatNumber(item.number, locale) : []))
  const contentRows = [
    {
      term: LL.tariff.price(),
      values: plans.map(({ price }) => priceText(price, locale) ?? LL.tariff.priceUnknown()),
    },
    {
      term: LL.tariff.duration(),
      values: plans.map(({ durationLabel }) => (omitsDuration ? '' : (durationLabel ?? ''))),
    },
    ...units.map((unit) => ({ term: unit, values: plans.map((plan) => amountsOf(plan, unit).join(' + ')) })),
  ].filter(({ values }) => values.some(Boolean))
  return (
    <Box as="table" width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
      <thead>
        <tr>
          <td />
          {plans.map((plan) => (
            <Plan key={plan.mvno_code} scope="col" tone={toneOf(plan)}>
              {plan.name}
            </Plan>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...contentRows, ...rows].map(({ term, values }) => (
          <Box as="tr" borderTop="1px solid" borderColor="line" key={term}>
            <Term scope="row">{term}</Term>
            {values.map((value, index) => (
              <Value key={plans[index]?.mvno_code} tone={toneOf(plans[index])}>
                {value || LL.tariff.notStated()}
              </Value>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  )
}
