import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { orderOf } from '../../domain/billAmounts'
import { useServices } from '../../flows/services'
import { mayBePaidOnline } from '../../payment/unfinishedPayment'
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
  const { tab } = useServices()
  const account = useTransferAccount()
  const [isOpen, setOpen] = useState(false)
  const order = orderOf(bill)
  if (!account || !order) return null
  return (
    <>
      <Button variant="link" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {LL.transfer.heading()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={LL.transfer.heading()}
        closeLabel={LL.page.close()}
        size="wide"
      >
        {isOpen && mayBePaidOnline(tab, order) && (
          <Warning>
            <Alert kind="info">{LL.transfer.alreadyBegun()}</Alert>
          </Warning>
        )}
        <TransferDetails account={account} bill={order} />
      </Dialog>
    </>
  )
}
