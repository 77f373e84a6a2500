import type { RefObject } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { type BillComparison, compareNewestBills } from '../../domain/billComparison'
import { monthlyTotals, monthOfBill } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { differenceText } from '../../domain/monthTexts'
import { paths } from '../../domain/paths'
import { dayOfMonth, monthInSentence } from '../../lib/months'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Stack } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import type { ExplainedBill } from './ExplainedBill'
import { type Measure, peakOf } from './usageByDay'
import { createDayFormatter, useFormatAmount } from './usageTexts'
import type { Listing } from './useListing'

interface BillMonthProps extends Pick<Listing, 'actions'>, Pick<ExplainedBill, 'bill' | 'bills'> {
  /** The use on each day of the whole month; empty if it is not certain. */
  usages: Listing['sums']['usages']
  /** As `2026-11`. */
  month: string
  /** Of the list, which shows the chosen day. */
  head: RefObject<HTMLElement | null>
}

/** The month of a bill in sentences that lead to what they say; without those whose figures are uncertain. */
export function BillMonth({ usages, actions, bill, bills, month, head }: BillMonthProps) {
  const { LL, locale } = useI18nContext()
  const formatAmount = useFormatAmount()
  const issued = bill && monthOfBill(bill)
  const until = bills.filter((one) => (monthOfBill(one) ?? '') <= (issued ?? ''))
  const comparison = issued ? compareNewestBills(monthlyTotals(until, 2)) : null
  const changeText = ({ difference, month }: BillComparison) =>
    differenceText(difference, formatMoney(Math.abs(difference), locale), month, LL)
  const peaks = (['data', 'costs'] satisfies Measure[]).flatMap((kind) => {
    const usage = usages[kind]
    const peak = usage && peakOf(usage)
    return peak ? [{ kind, day: peak.day, amount: formatAmount(peak.units, usage.unit) }] : []
  })
  if (!comparison && peaks.length === 0) return null
  const formatDay = createDayFormatter(locale)
  return (
    <Stack as="ul" listStyle="none" gap="0" marginBottom="4" alignItems="flex-start">
      {comparison && issued && (
        <li>
          <Link asChild>
            <RouteLink href={paths.bills}>
              {LL.listing.billChange({
                month: monthInSentence(issued, locale),
                words: changeText(comparison),
              })}
            </RouteLink>
          </Link>
        </li>
      )}
      {peaks.map(({ kind, day, amount }) => (
        <li key={kind}>
          <Button
            variant="link"
            textAlign="start"
            marginInline="-1px"
            onClick={() => {
              actions.chooseKind(kind)
              actions.chooseDay(day)
              head.current?.focus()
            }}
          >
            {LL.listing[kind === 'data' ? 'mostData' : 'dearestDay']({
              date: formatDay(dayOfMonth(month, day)),
              amount,
            })}
          </Button>
        </li>
      ))}
    </Stack>
  )
}
