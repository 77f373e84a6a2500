import { parseAmount } from '../../domain/amount'
import { balanceAfter } from '../../domain/balanceAfter'
import { bareNumber } from '../../domain/phoneNumber'
import { useCurrentContract, useUser } from '../../flows/account'
import type { Draft } from './useDraft'

/** In euro. */
interface Reckoning {
  balance: number
  /** What is topped up, and what there is then; `null` as long as there is no amount that can be. */
  added: { amount: number; after: number } | null
}

/** The balance of the current number, now and after the top-up; of other numbers nothing is known. */
export function useReckoning({ phone, amount: typed }: Draft): Reckoning | null {
  const current = useCurrentContract()
  const balance = useUser().resources?.balance?.value
  const isCurrent = current?.contractType === 'Prepaid' && bareNumber(phone) === current.phoneNumber
  if (!isCurrent || typeof balance !== 'number') return null
  const amount = parseAmount(typed)
  const after = balanceAfter(balance, amount)
  return { balance, added: amount === null || after === null ? null : { amount, after } }
}
