import { useI18nContext } from '../../../i18n/i18n-react'
import type { MonthlyTotal } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { monthName } from '../../lib/months'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The data of the columns, as a table for screen readers. */
export function BillTable({ months }: { months: readonly MonthlyTotal[] }) {
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
