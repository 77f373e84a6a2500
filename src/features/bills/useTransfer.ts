import { useMemo, useState } from 'react'
import type { PayableBill } from '../../../machines/billPayment.machine'
import type { Bill } from '../../api/types'
import {
  type EarlierPayment,
  earlierPaymentOfBill,
  hasBegunPayment,
} from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { useServices } from '../../core/services'
import { orderOf } from '../../domain/billAmounts'
import { readTransferAccount, type TransferAccount } from './transfer'

export interface Transfer {
  account: TransferAccount
  order: PayableBill
  /** The question comes first if an earlier payment of the bill may have arrived. */
  dialog: 'none' | 'question' | 'details'
  earlier: EarlierPayment | null
  /** Whether an online payment of the bill began, while its details are open. */
  hasBegun: boolean
  actions: { open: () => void; confirm: () => void; close: () => void }
}

/** The account for transfers, if the deployment has one. */
export const useTransferAccount = (): TransferAccount | null =>
  readTransferAccount(useServices().config.readSetting('transfer-account'))

/** The transfer of the open amount of a bill; `null` if it is not to pay, or there is no account for it. */
export function useTransfer(bill: Bill): Transfer | null {
  const payments = usePayments()
  const account = useTransferAccount()
  const [dialog, setDialog] = useState<Transfer['dialog']>('none')
  const { referenceNumber } = bill
  const actions = useMemo(
    () => ({
      open: () => setDialog(earlierPaymentOfBill(payments, referenceNumber) ? 'question' : 'details'),
      confirm: () => setDialog('details'),
      close: () => setDialog('none'),
    }),
    [payments, referenceNumber],
  )
  const order = orderOf(bill)
  if (!account || !order) return null
  return {
    account,
    order,
    dialog,
    earlier: dialog === 'question' ? earlierPaymentOfBill(payments, referenceNumber) : null,
    hasBegun: dialog === 'details' && hasBegunPayment(payments, order),
    actions,
  }
}
