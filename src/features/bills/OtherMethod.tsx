import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { hasBegunPayment } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { isolate } from '../../lib/isolate'
import { TransferDetails, useTransferAccount } from './transferParts'
import type { PayableBill } from './useBillPayment'

const Hint = chakra('p', { base: { maxWidth: '26rem', color: 'muted' } })
const Details = chakra('div', { base: { width: 'full', textAlign: 'start' } })

/** The way to pay without the payment provider's form: by transfer, or with the help of customer service. */
export function OtherMethod({ bill, checkoutId }: { bill: PayableBill; checkoutId: string }) {
  const { LL } = useI18nContext()
  const payments = usePayments()
  const account = useTransferAccount()
  if (!account || hasBegunPayment(payments, bill, checkoutId))
    return <Hint>{LL.payment.otherMethod({ reference: isolate(bill.reference) })}</Hint>
  return (
    <Details>
      <p>{LL.transfer.failedForm()}</p>
      <TransferDetails account={account} bill={bill} />
    </Details>
  )
}
