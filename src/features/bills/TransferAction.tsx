import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TransferIcon } from '../../ui/icons/usage'
import { Box } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { TransferDetails } from './transferParts'
import { useTransfer } from './useTransfer'

interface TransferActionProps {
  bill: Bill
  /** The id of the bill's amount. */
  describedBy: string
}

/** Offers to transfer the open amount of a bill, if the deployment has an account for it. */
export function TransferAction({ bill, describedBy }: TransferActionProps) {
  const { LL } = useI18nContext()
  const transfer = useTransfer(bill)
  if (!transfer) return null
  const { account, order, dialog, earlier, hasBegun, actions } = transfer
  return (
    <>
      <Button variant="link" aria-describedby={describedBy} onClick={actions.open}>
        <TransferIcon />
        <span>{LL.transfer.heading()}</span>
      </Button>
      <RepeatDialog
        open={dialog === 'question'}
        earlier={earlier}
        onConfirm={actions.confirm}
        onClose={actions.close}
      />
      <Dialog
        open={dialog === 'details'}
        onClose={actions.close}
        title={LL.transfer.heading()}
        closeLabel={LL.page.close()}
        size="wide"
      >
        {hasBegun && (
          <Box marginBottom="4">
            <Alert kind="info">{LL.transfer.alreadyBegun()}</Alert>
          </Box>
        )}
        <TransferDetails account={account} bill={order} />
      </Dialog>
    </>
  )
}
