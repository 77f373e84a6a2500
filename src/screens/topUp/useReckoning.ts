import { parseAmount } from '../../domain/amount'
import { balanceAfter } from '../../domain/balanceAfter'
import { bareNumber } from '../../domain/phoneNumber'
import { useCurrentContract, useUser } from '../../flows/account'
import type { Draft } from './useDraft'

/** In euro. */
interface Reckoning {
  balance: number
  /** The amount and the balance after it; `null` without a valid amount. */
  added: { amount: number; after: number } | null
}

/** The balance of the current number, before and after the top-up; for other numbers it is unknown. */
export function useReckoning({ phone, amount: typed }: Draft): Reckoning | null {
  const current = useCurrentContract()
  const balance = useUser().resources?.balance?.value
  const isCurrent = current?.contractType === 'Prepaid' && bareNumber(phone) === current.phoneNumber
  if (!isCurrent || typeof balance !== 'number') return null
  const amount = parseAmount(typed)
  const after = balanceAfter(balance, amount)
  return { balance, added: amount === null || after === null ? null : { amount, after } }
}
