import { type AccountSnapshot, isRefreshing, useAccount } from '../../core/account'
import { useChangedBalance } from '../../core/useChangedBalance'
import { useIsOwnNumber, usePrepaidBalance } from '../../core/usePrepaidBalance'
import type { Errand } from '../../lib/historyState'
import { type ResultStatus, usePaymentResult } from './usePaymentResult'

export interface TopUpResult {
  status: ResultStatus
  /** What the customer has paid, in EUR; `null` if no open tab of hers knows it. */
  amount: number | null
  /** The topped-up number, if it is not that of the current contract; `null` too if no open tab knows it. */
  otherPhone: string | null
  /** Of the current prepaid contract after the payment, in EUR; `null` until it is known. */
  balance: number | null
  /** After a certain failure: the same balance as before the payment, in EUR; `null` if it is not known to be the same. */
  unchangedBalance: number | null
  isBalanceLoading: boolean
  /** The checkout of a payment that failed for certain, if the portal knows what it was for. */
  failedCheckoutId: string | null
  /** The plan that the customer can activate now: she topped up her own number for it. */
  plan: NonNullable<Errand['plan']> | null
}

const isAccountLoading = (snapshot: AccountSnapshot | undefined) =>
  snapshot?.hasTag('opening') || isRefreshing(snapshot)

/** The outcome of the top-up that the address names. */
export function useTopUpResult(): TopUpResult {
  const { status, payment } = usePaymentResult('topUp')
  const balance = useChangedBalance(status === 'succeeded')
  const isBalanceLoading = useAccount(isAccountLoading)
  const isOwnNumber = useIsOwnNumber()
  const order = payment?.order?.kind === 'topUp' ? payment.order : null
  const otherPhone = order && !isOwnNumber(order.phone) ? order.phone : null
  // The document has loaded after the payment, and the account with it.
  const currentBalance = usePrepaidBalance()
  const hasFailed = status === 'failed' && order !== null
  const isUnchanged = hasFailed && otherPhone === null && order.balance === currentBalance
  return {
    ...{ status, otherPhone, balance, isBalanceLoading },
    amount: order?.amount ?? null,
    unchangedBalance: isUnchanged ? currentBalance : null,
    plan: status === 'succeeded' && otherPhone === null ? (order?.plan ?? null) : null,
    failedCheckoutId: hasFailed ? (payment?.checkoutId ?? null) : null,
  }
}
