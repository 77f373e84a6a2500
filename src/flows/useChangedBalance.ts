import { useState } from 'react'
import { useAccount } from './account'
import { usePrepaidBalance } from './usePrepaidBalance'

/**
 * The prepaid balance in euro once the account has reloaded after a change; `null` until then, and if unknown. Call it
 * before the change: the account may have reloaded when the receipt appears.
 */
export function useChangedBalance(isChanged: boolean): number | null {
  const answeredAt = useAccount((snapshot) => snapshot?.context.answeredAt)
  const [answeredBefore, setAnsweredBefore] = useState(answeredAt)
  if (!isChanged && answeredBefore !== answeredAt) setAnsweredBefore(answeredAt)
  const balance = usePrepaidBalance()
  return isChanged && answeredAt !== answeredBefore ? balance : null
}
