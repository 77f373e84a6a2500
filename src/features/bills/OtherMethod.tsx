import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { isolate } from '../../lib/isolate'
import type { TransferDetailsProps } from './TransferDetails'
import { TransferDetails } from './transferParts'
import { useTransferAccount } from './useTransfer'

const Hint = chakra('p', { base: { maxWidth: '26rem', color: 'muted' } })
const Details = chakra('div', { base: { width: 'full', textAlign: 'start' } })

interface OtherMethodProps extends Pick<TransferDetailsProps, 'bill'> {
  /** Whether another online payment of the bill began: a transfer might pay it again. */
  hasOtherPayment: boolean
}

/** The way to pay without the payment provider's form: by transfer, or with the help of customer service. */
export function OtherMethod({ bill, hasOtherPayment }: OtherMethodProps) {
  const { LL } = useI18nContext()
  const account = useTransferAccount()
  if (!account || hasOtherPayment)
    return <Hint>{LL.payment.otherMethod({ reference: isolate(bill.reference) })}</Hint>
  return (
    <Details>
      <p>{LL.transfer.failedForm()}</p>
      <TransferDetails account={account} bill={bill} />
    </Details>
  )
}
