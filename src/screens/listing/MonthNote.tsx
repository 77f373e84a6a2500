import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { compareMonths } from '../../domain/monthComparison'
import type { UsageByDay } from '../../domain/usageByDay'
import type { UsageKind } from '../../domain/usageKind'
import { useUsageMonths } from '../../flows/usageMonths'
import { monthBefore, monthInSentence } from '../../lib/months'
import { useAmount } from './useAmount'

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
  const amountOf = useAmount()
  const months = useUsageMonths()
  const earlier = monthBefore(month)
  const before = months.of(earlier, kind)
  useEffect(() => months.keep(month, kind, usage))
  const comparison = before && compareMonths(usage, before)
  if (!comparison) return null
  const { difference, upTo } = comparison
  const say =
    difference === 0 ? LL.listing.sameAs : difference < 0 ? LL.listing.lessThan : LL.listing.moreThan
  const words = say({
    amount: amountOf(Math.abs(difference), usage.unit),
    month: monthInSentence(earlier, locale),
  })
  return <Note>{upTo === undefined ? words : LL.listing.upTo({ day: String(upTo), words })}</Note>
}
