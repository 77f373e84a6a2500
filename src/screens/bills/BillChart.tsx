import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { languageTag } from '../../lib/languageTag'
import { daysOfMonth, monthName } from '../../lib/months'
import { Card } from '../../ui/Card'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { billMonths } from './billMonths'

/** How many months are drawn. */
const MONTHS = 6
/** In units of the drawing. */
const [WIDTH, HEIGHT, COLUMN, BAR] = [360, 132, 60, 34]

const Title = chakra('h2', { base: { color: 'muted', fontWeight: 'medium', marginBottom: '3' } })
const Drawing = chakra('svg', {
  base: { display: 'block', width: 'full', maxWidth: 'form', height: 'auto', color: 'accent' },
})
const Words = chakra('text', {
  base: { fill: 'var(--chakra-colors-muted)', fontSize: '11.5px', textAnchor: 'middle' },
})

function monthlyTotals(bills: readonly Bill[]) {
  return billMonths(bills)
    .flatMap(({ month, bills }) =>
      month === null
        ? []
        : [{ month, total: bills.reduce((sum, bill) => sum + (bill.total?.value ?? 0), 0) }],
    )
    .slice(0, MONTHS)
    .reverse()
}

/** What the last months cost: bars for the eye, a table for screen readers. Nothing before the second month. */
export default function BillChart({ bills }: { bills: readonly Bill[] }) {
  const { LL, locale } = useI18nContext()
  const months = monthlyTotals(bills)
  if (months.length < 2) return null
  const highest = Math.max(...months.map(({ total }) => total), 1)
  const shortName = (month: string) =>
    daysOfMonth(month).firstDay.toLocaleDateString(languageTag[locale], { month: 'short' })
  const left = WIDTH - months.length * COLUMN
  return (
    <Card>
      <Title>{LL.bill.chart()}</Title>
      <Drawing viewBox={`${left} 0 ${WIDTH - left} ${HEIGHT + 42}`} aria-hidden="true">
        {months.map(({ month, total }, index) => {
          const height = Math.max((total / highest) * HEIGHT, 2)
          const centre = left + index * COLUMN + COLUMN / 2
          const top = HEIGHT - height + 16
          return (
            <g key={month}>
              <Words x={centre} y={top - 5}>
                {formatMoney(total, locale)}
              </Words>
              <rect x={centre - BAR / 2} y={top} width={BAR} height={height} rx="4" fill="currentColor" />
              <Words x={centre} y={HEIGHT + 33}>
                {shortName(month)}
              </Words>
            </g>
          )
        })}
      </Drawing>
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
                <td>{formatMoney(total, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  )
}
