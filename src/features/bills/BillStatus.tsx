import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { billStatusText } from '../../domain/billAmounts'
import { mayBeDue } from '../../domain/billStatus'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'
import { Tag } from '../../ui/Tag'

/** Whether a bill is to pay, in words and as a drawing. */
export function BillStatus({ bill }: { bill: Bill }) {
  const { LL } = useI18nContext()
  const isDue = mayBeDue(bill)
  return (
    <Tag tone={isDue ? 'open' : 'good'}>
      {isDue ? <ClockIcon /> : <SuccessIcon />}
      <span>{billStatusText(bill, LL)}</span>
    </Tag>
  )
}
