import { useI18nContext } from '../../../i18n/i18n-react'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'
import { Tag } from './Tag'

/** Whether a bill is paid, in words and as a drawing. */
export function BillStatus({ paid }: { paid: boolean }) {
  const { LL } = useI18nContext()
  return (
    <Tag tone={paid ? 'good' : 'open'}>
      {paid ? <SuccessIcon /> : <ClockIcon />}
      <span>{paid ? LL.bill.paid() : LL.bill.unpaid()}</span>
    </Tag>
  )
}
