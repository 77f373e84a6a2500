import { isPrepaid } from '../domain/contracts'
import { useCurrentContract, useUser } from './account'

/** The balance that pays for a prepaid contract, in euro; `null` for other contracts, and if it is unknown. */
export function usePrepaidBalance(): number | null {
  const contract = useCurrentContract()
  const balance = useUser().resources?.balance?.value
  return contract && isPrepaid(contract) && typeof balance === 'number' ? balance : null
}
