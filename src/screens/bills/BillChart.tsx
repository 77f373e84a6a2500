import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { compareNewestBills, meanOfMonths } from '../../domain/billComparison'
import type { MonthlyTotal } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { BillColumns } from './BillColumns'
import { BillTable } from './BillTable'
import { ComparisonTag } from './ComparisonTag'

const Part = chakra('div', { base: { minWidth: '0' } })
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '1rem',
    rowGap: '0.25rem',
    marginBottom: '3',
  },
})
const Title = chakra('h2', { base: { fontWeight: 'semibold' } })
const Legend = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '1.25rem', color: 'muted', fontSize: 'sm' },
})
const Entry = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } })
const Dots = chakra('span', {
  base: { width: '6', borderTop: '2px dotted', borderColor: 'ink' },
})
const Outline = chakra('span', {
  base: { width: '3', height: '3', border: '2px solid', borderColor: 'data', borderRadius: '3px' },
})

/** The costs of the last months, and a comparison of the newest: columns, and a table for screen readers. */
export default function BillChart({ months }: { months: readonly MonthlyTotal[] }) {
  const { LL, locale } = useI18nContext()
  const mean = meanOfMonths(months)
  const comparison = compareNewestBills(months)
  return (
    <Part>
      <Top>
        <Title>{LL.bill.chart()}</Title>
        {comparison && <ComparisonTag {...comparison} />}
      </Top>
      <BillColumns months={months} mean={mean} />
      <Legend>
        {mean !== null && (
          <Entry>
            <Dots aria-hidden="true" />
            <span>{LL.bill.average({ amount: formatMoney(mean, locale) })}</span>
          </Entry>
        )}
        {months.some(({ isOpen }) => isOpen) && (
          <Entry aria-hidden="true">
            <Outline />
            <span>{LL.bill.unpaid()}</span>
          </Entry>
        )}
      </Legend>
      <BillTable months={months} />
    </Part>
  )
}
