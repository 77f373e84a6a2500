import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { earlierPaymentOfBill, hasBegunPayment } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { orderOf } from '../../domain/billAmounts'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TransferDetails, useTransferAccount } from './transferParts'

const Warning = chakra('div', { base: { marginBottom: '4' } })

interface TransferActionProps {
  bill: Bill
  /** The id of the bill's amount. */
  describedBy: string
}

/** Offers to transfer the open amount of a bill, if the deployment has an account for it. */
export function TransferAction({ bill, describedBy }: TransferActionProps) {
  const { LL } = useI18nContext()
  const payments = usePayments()
  const account = useTransferAccount()
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const order = orderOf(bill)
  if (!account || !order) return null
  const earlierPayment = () => earlierPaymentOfBill(payments, order.reference)
  return (
    <>
      <Button
        variant="link"
        aria-describedby={describedBy}
        onClick={() => (earlierPayment() ? setConfirming(true) : setOpen(true))}
      >
        {LL.transfer.heading()}
      </Button>
      <RepeatDialog
        open={isConfirming}
        earlier={earlierPayment()}
        onConfirm={() => {
          setConfirming(false)
          setOpen(true)
        }}
        onClose={() => setConfirming(false)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={LL.transfer.heading()}
        closeLabel={LL.page.close()}
        size="wide"
      >
        {isOpen && hasBegunPayment(payments, order) && (
          <Warning>
            <Alert kind="info">{LL.transfer.alreadyBegun()}</Alert>
          </Warning>
        )}
        <TransferDetails account={account} bill={order} />
      </Dialog>
    </>
  )
}
