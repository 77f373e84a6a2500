import { useCurrentContract, useUser } from './account'

/** The balance from which a prepaid contract pays, in euro; `null` for other contracts, and where it is not known. */
export function useCredit(): number | null {
  const contractType = useCurrentContract()?.contractType
  const balance = useUser().resources?.balance?.value
  return contractType === 'Prepaid' && typeof balance === 'number' ? balance : null
}
