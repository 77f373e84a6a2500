import { useState } from 'react'
import { useAccount } from './account'
import { usePrepaidBalance } from './usePrepaidBalance'

/** The prepaid balance in euro once the account has reloaded after a change; `null` until then, or if unknown. */
export function useChangedBalance(): number | null {
  const answeredAt = useAccount((snapshot) => snapshot?.context.answeredAt)
  const [changedAt] = useState(answeredAt)
  const balance = usePrepaidBalance()
  return answeredAt === changedAt ? null : balance
}
