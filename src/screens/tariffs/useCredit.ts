import { useCurrentContract, useUser } from '../../flows/account'

/** The balance from which the current contract pays, in euro; `null` where costs are billed or it is not known. */
export function useCredit(): number | null {
  const contractType = useCurrentContract()?.contractType
  const balance = useUser().resources?.balance?.value
  const isBilled = contractType === 'Postpaid' || contractType === 'Business'
  return !isBilled && typeof balance === 'number' ? balance : null
}
