import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { MonthlyTotal } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { monthAfterIn } from '../../domain/monthTexts'
import { monthName } from '../../lib/months'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { BillColumns } from './BillColumns'
import { type BillComparison, compareNewestBills, meanOfMonths } from './billComparison'
import { Tag } from './Tag'

/** The difference of the newest bill to the one before. More is no alarm: who used more knows it. */
function ComparisonTag({ difference, month }: BillComparison) {
  const { LL, locale } = useI18nContext()
  const values = { amount: formatMoney(Math.abs(difference), locale), month: monthAfterIn(month, LL) }
  const formatMessage =
    difference === 0 ? LL.listing.sameAs : difference < 0 ? LL.listing.lessThan : LL.listing.moreThan
  return <Tag tone={difference < 0 ? 'good' : 'neutral'}>{formatMessage(values)}</Tag>
}

/** The data of the columns, as a table for screen readers. */
function BillTable({ months }: { months: readonly MonthlyTotal[] }) {
  const { LL, locale } = useI18nContext()
  return (
    <VisuallyHidden>
      <table>
        <caption>{LL.bill.chart()}</caption>
        <thead>
          <tr>
            <th scope="col">{LL.bill.month()}</th>
            <th scope="col">{LL.bill.total()}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, total }) => (
            <tr key={month}>
              <th scope="row">{monthName(month, locale)}</th>
              <td>{total === null ? '–' : formatMoney(total, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

const Part = chakra('div', { base: { minWidth: '0' } })
const Top = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    marginBottom: '3',
    // Of two lines of comparison, as the placeholder has.
    '@media (max-width: 22rem)': { minHeight: '4.875rem' },
  },
})
const Title = chakra('h2', { base: { fontWeight: 'bold' } })
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
