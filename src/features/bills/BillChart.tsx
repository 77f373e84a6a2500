import { useI18nContext } from '../../../i18n/i18n-react'
import { type BillComparison, compareNewestBills, meanOfMonths } from '../../domain/billComparison'
import type { MonthlyTotal } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { differenceText } from '../../domain/monthTexts'
import { monthName } from '../../lib/months'
import { Box, Inline, Stack, Text } from '../../ui/layout'
import { Tag } from '../../ui/Tag'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { BillColumns } from './BillColumns'

/** The difference between the newest bill and the one before. A higher bill is no alarm: the customer used more. */
function ComparisonTag({ difference, month }: BillComparison) {
  const { LL, locale } = useI18nContext()
  const text = differenceText(difference, formatMoney(Math.abs(difference), locale), month, LL)
  return <Tag tone={difference < 0 ? 'good' : 'neutral'}>{text}</Tag>
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

/** The costs of the last months, and a comparison of the newest: columns, and a table for screen readers. */
export default function BillChart({ months }: { months: readonly MonthlyTotal[] }) {
  const { LL, locale } = useI18nContext()
  const mean = meanOfMonths(months)
  const comparison = compareNewestBills(months)
  return (
    <Box minWidth="0">
      <Stack
        alignItems="flex-start"
        gap="1"
        marginBottom="3"
        css={{
          // Of two lines of comparison, as the skeleton has.
          '@media (max-width: 22rem)': { minHeight: '4.875rem' },
        }}
      >
        <Box as="h2" fontWeight="bold">
          {LL.bill.chart()}
        </Box>
        {comparison && <ComparisonTag {...comparison} />}
      </Stack>
      <BillColumns months={months} mean={mean} />
      <Inline as="p" flexWrap="wrap" columnGap="1.25rem" color="muted" fontSize="sm">
        {mean !== null && (
          <Text as="span" display="inline-flex" alignItems="center" gap="2">
            <Text as="span" width="6" borderTop="2px dotted" borderColor="ink" aria-hidden="true" />
            <span>{LL.bill.average({ amount: formatMoney(mean, locale) })}</span>
          </Text>
        )}
        {months.some(({ isOpen }) => isOpen) && (
          <Text as="span" display="inline-flex" alignItems="center" gap="2" aria-hidden="true">
            <Text as="span" width="3" height="3" border="2px solid" borderColor="data" borderRadius="3px" />
            <span>{LL.bill.unpaid()}</span>
          </Text>
        )}
      </Inline>
      <BillTable months={months} />
    </Box>
  )
}
