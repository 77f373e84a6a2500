import { useCurrentContract, useUser } from './account'

/** The balance that pays for a prepaid contract, in euro; `null` for other contracts, and if it is unknown. */
export function usePrepaidBalance(): number | null {
  const contractType = useCurrentContract()?.contractType
  const balance = useUser().resources?.balance?.value
  return contractType === 'Prepaid' && typeof balance === 'number' ? balance : null
}
