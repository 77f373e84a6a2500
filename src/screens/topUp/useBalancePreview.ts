import { parseAmount } from '../../domain/amount'
import { balanceAfterTopUp } from '../../domain/balanceAfterTopUp'
import { normalizePhoneNumber } from '../../domain/phoneNumber'
import { useCurrentContract, useUser } from '../../flows/account'
import type { Draft } from './useDraft'

/** In euro. */
interface BalancePreview {
  balance: number
  /** The amount and the balance after it; `null` without a valid amount. */
  topUp: { amount: number; newBalance: number } | null
}

/** The balance of the current number, before and after the top-up; for other numbers it is unknown. */
export function useBalancePreview({ phone, amount: amountInput }: Draft): BalancePreview | null {
  const current = useCurrentContract()
  const balance = useUser().resources?.balance?.value
  const isCurrent = current?.contractType === 'Prepaid' && normalizePhoneNumber(phone) === current.phoneNumber
  if (!isCurrent || typeof balance !== 'number') return null
  const amount = parseAmount(amountInput)
  const newBalance = balanceAfterTopUp(balance, amount)
  return { balance, topUp: amount === null || newBalance === null ? null : { amount, newBalance } }
}
