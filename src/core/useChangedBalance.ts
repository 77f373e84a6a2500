import { useState } from 'react'
import { useUser } from './account'
import { usePrepaidBalance } from './usePrepaidBalance'

/**
 * The prepaid balance in euro once the account has reloaded after a change; `null` until then, and if unknown. Call it
 * before the change: the account may have reloaded when the receipt appears.
 */
export function useChangedBalance(isChanged: boolean): number | null {
  // Each answer with a balance brings a new object, which tells answers apart. Times cannot: they are whole seconds.
  const answered = useUser().resources?.balance
  const [before, setBefore] = useState(answered)
  if (!isChanged && before !== answered) setBefore(answered)
  const balance = usePrepaidBalance()
  return isChanged && answered !== before ? balance : null
}
