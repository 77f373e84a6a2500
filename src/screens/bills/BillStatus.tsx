import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'

const Tag = chakra('p', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
  variants: {
    paid: {
      true: { background: 'successSubtle', color: 'success' },
      false: { background: 'accentSubtle', color: 'accentText' },
    },
  },
})

/** Whether a bill is paid, in words and as a drawing. */
export function BillStatus({ paid }: { paid: boolean }) {
  const { LL } = useI18nContext()
  return (
    <Tag paid={paid}>
      {paid ? <SuccessIcon /> : <ClockIcon />}
      <span>{paid ? LL.bill.paid() : LL.bill.unpaid()}</span>
    </Tag>
  )
}
