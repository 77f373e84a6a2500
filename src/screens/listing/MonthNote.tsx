import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { compareMonths } from '../../domain/monthComparison'
import type { UsageByDay } from '../../domain/usageByDay'
import type { UsageKind } from '../../domain/usageKind'
import { useUsageMonths } from '../../flows/usageMonths'
import { monthInSentence, previousMonth } from '../../lib/months'
import { useFormatAmount } from './useFormatAmount'

const Note = chakra('p', { base: { marginTop: '3', fontSize: 'sm', fontWeight: 'semibold' } })

interface MonthNoteProps {
  usage: UsageByDay
  kind: UsageKind
  /** As `2026-11`. */
  month: string
}

/** The difference to the use of the month before, if the customer has loaded both. */
export function MonthNote({ usage, kind, month }: MonthNoteProps) {
  const { LL, locale } = useI18nContext()
  const formatAmount = useFormatAmount()
  const months = useUsageMonths()
  const earlierMonth = previousMonth(month)
  const previousUsage = months.get(earlierMonth, kind)
  useEffect(() => months.store(month, kind, usage))
  const comparison = previousUsage && compareMonths(usage, previousUsage)
  if (!comparison) return null
  const { difference, upTo } = comparison
  const formatMessage =
    difference === 0 ? LL.listing.sameAs : difference < 0 ? LL.listing.lessThan : LL.listing.moreThan
  const text = formatMessage({
    amount: formatAmount(Math.abs(difference), usage.unit),
    month: monthInSentence(earlierMonth, locale),
  })
  return <Note>{upTo === undefined ? text : LL.listing.upTo({ day: String(upTo), words: text })}</Note>
}
