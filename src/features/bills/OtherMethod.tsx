import { useI18nContext } from '../../../i18n/i18n-react'
import { isolate } from '../../lib/formats/isolate'
import { Box, Text } from '../../ui/layout'
import type { TransferDetailsProps } from './TransferDetails'
import { TransferDetails } from './transferParts'
import { useTransferAccount } from './useTransfer'

interface OtherMethodProps extends Pick<TransferDetailsProps, 'bill'> {
  /** Whether another online payment of the bill began: a transfer might pay it again. */
  hasOtherPayment: boolean
}

/** The way to pay without the payment provider's form: by transfer, or with the help of customer service. */
export function OtherMethod({ bill, hasOtherPayment }: OtherMethodProps) {
  const { LL } = useI18nContext()
  const account = useTransferAccount()
  if (!account || hasOtherPayment)
    return (
      <Text maxWidth="26rem" color="muted">
        {LL.payment.otherMethod({ reference: isolate(bill.reference) })}
      </Text>
    )
  return (
    <Box width="full" textAlign="start">
      <p>{LL.transfer.failedForm()}</p>
      <TransferDetails account={account} bill={bill} />
    </Box>
  )
}
