import { useState } from 'react'
import type { PayableBill } from '../../../machines/billPayment.machine'
import {
  type EarlierPayment,
  earlierPaymentOfBill,
  hasBegunPayment,
} from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { useServices } from '../../core/services'
import { readTransferAccount, type TransferAccount, transferOrderOf } from './transfer'

export interface Transfer {
  account: TransferAccount
  order: PayableBill
  /** The question comes first if an earlier payment of a bill may have arrived. */
  dialog: 'none' | 'question' | 'details'
  earlier: EarlierPayment | null
  /** Whether an online payment of a bill began. */
  hasBegun: boolean
  actions: { open: () => void; confirm: () => void; close: () => void }
}

/** The account for transfers, if the deployment has one. */
export const useTransferAccount = (): TransferAccount | null =>
  readTransferAccount(useServices().config.readSetting('transfer-account'))

/** Whether the deployment can split one transfer among all open bills. */
export function useTransfersSum(): boolean {
  const account = useTransferAccount()
  return useServices().config.readSetting('transfer-sum') === 'on' && account !== null
}

/** One transfer for these bills; `null` without any, or without an account. */
export function useTransfer(bills: readonly PayableBill[]): Transfer | null {
  const payments = usePayments()
  const account = useTransferAccount()
  const [dialog, setDialog] = useState<Transfer['dialog']>('none')
  if (!account || bills.length === 0) return null
  const earlier = bills
    .map(({ reference }) => earlierPaymentOfBill(payments, reference))
    .find((payment) => payment !== null)
  return {
    account,
    order: transferOrderOf(bills),
    dialog,
    earlier: (dialog === 'question' && earlier) || null,
    hasBegun: bills.some((bill) => hasBegunPayment(payments, bill)),
    actions: {
      open: () => setDialog(earlier ? 'question' : 'details'),
      confirm: () => setDialog('details'),
      close: () => setDialog('none'),
    },
  }
}
