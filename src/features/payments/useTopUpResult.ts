import { type AccountSnapshot, useAccount } from '../../core/account'
import { useChangedBalance } from '../../core/useChangedBalance'
import { useIsOwnNumber } from '../../core/usePrepaidBalance'
import { type ResultStatus, usePaymentResult } from './usePaymentResult'

export interface TopUpResult {
  status: ResultStatus
  /** What the customer has paid, in EUR; `null` if no open tab of hers knows it. */
  amount: number | null
  /** The topped-up number, if it is not that of the current contract; `null` too if no open tab knows it. */
  otherPhone: string | null
  /** Of the current prepaid contract after the payment, in EUR; `null` until it is known. */
  balance: number | null
  isBalanceLoading: boolean
}

const isAccountLoading = (snapshot: AccountSnapshot | undefined) =>
  snapshot?.hasTag('opening') || snapshot?.matches({ contractSelected: 'refreshing' }) || false

/** The outcome of the top-up that the address names. */
export function useTopUpResult(): TopUpResult {
  const { status, payment } = usePaymentResult('topUp')
  const balance = useChangedBalance(status === 'succeeded')
  const isBalanceLoading = useAccount(isAccountLoading)
  const isOwnNumber = useIsOwnNumber()
  const order = payment?.order?.kind === 'topUp' ? payment.order : null
  const otherPhone = order && !isOwnNumber(order.phone) ? order.phone : null
  return { status, amount: order?.amount ?? null, otherPhone, balance, isBalanceLoading }
}
