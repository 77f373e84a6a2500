import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { BillComparison } from '../../domain/billComparison'
import { formatMoney } from '../../domain/money'
import { monthInSentence } from '../../lib/months'

const Tag = chakra('p', {
  base: {
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  variants: {
    isLower: {
      true: { background: 'successSubtle', color: 'success' },
      false: { background: 'sunken', color: 'ink' },
    },
  },
})

/** The difference of the newest bill to the one before. More is no alarm: who used more knows it. */
export function ComparisonTag({ difference, month }: BillComparison) {
  const { LL, locale } = useI18nContext()
  const values = { amount: formatMoney(Math.abs(difference), locale), month: monthInSentence(month, locale) }
  const formatMessage =
    difference === 0 ? LL.bill.sameAs : difference < 0 ? LL.bill.lessThan : LL.bill.moreThan
  return <Tag isLower={difference < 0}>{formatMessage(values)}</Tag>
}
