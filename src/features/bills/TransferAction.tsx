import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { orderOf } from '../../domain/billAmounts'
import { formatMoney } from '../../domain/money'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { TransferIcon } from '../../ui/icons/usage'
import { Box, Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { billsOfSum, transferOrderOf } from './transfer'
import { TransferDetails } from './transferParts'
import { useBillTexts } from './useBillTexts'
import { type Transfer, useTransfer, useTransferAccount, useTransfersSum } from './useTransfer'

interface TransferButtonProps {
  bills: readonly Transfer['order'][]
  label: string
  /** The id of the bill's amount. */
  describedBy?: string
  /** Until when to pay. */
  due?: string | false | null | undefined
  /** Not offered once an online payment of a bill has begun. */
  isOnlyForUnpaid?: boolean
}

/** Opens what a transfer of these bills needs, if the deployment has an account for it. */
function TransferButton({ bills, label, describedBy, due, isOnlyForUnpaid }: TransferButtonProps) {
  const { LL } = useI18nContext()
  const transfer = useTransfer(bills)
  if (!transfer) return null
  const { account, order, dialog, earlier, hasBegun, actions } = transfer
  // Another tab may begin one while the details are open.
  if (isOnlyForUnpaid && hasBegun && dialog === 'none') return null
  return (
    <>
      <Button variant="link" aria-describedby={describedBy} onClick={actions.open}>
        <TransferIcon />
        <span>{label}</span>
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
        {due && <Text marginBottom="3">{due}</Text>}
        <TransferDetails account={account} bill={order} />
      </Dialog>
    </>
  )
}

/** Offers to transfer the open amount of a bill. */
export function TransferAction({ bill, describedBy }: { bill: Bill; describedBy: string }) {
  const { LL } = useI18nContext()
  const { due } = useBillTexts(bill, undefined)
  const order = orderOf(bill)
  return (
    order && (
      <TransferButton bills={[order]} label={LL.transfer.heading()} describedBy={describedBy} due={due} />
    )
  )
}

/** Offers one transfer for all open bills, where the provider can split it; not after an online payment of one began. */
export function TransferOfAll({ bills }: { bills: readonly Bill[] }) {
  const { LL, locale } = useI18nContext()
  const account = useTransferAccount()
  const orders = useTransfersSum() && account ? billsOfSum(bills, account) : []
  if (orders.length === 0) return null
  const amount = formatMoney(transferOrderOf(orders).amount, locale)
  return <TransferButton bills={orders} label={LL.transfer.all({ amount })} isOnlyForUnpaid />
}
