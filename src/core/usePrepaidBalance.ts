import { isPrepaid } from '../domain/contracts'
import { useCurrentContract, useUser } from './account'
import { useNormalizePhoneNumber } from './phone/useNormalizePhoneNumber'

/** The balance that pays for a prepaid contract, in euro; `null` for other contracts, and if it is unknown. */
export function usePrepaidBalance(): number | null {
  const contract = useCurrentContract()
  const balance = useUser().resources?.balance?.value
  return contract && isPrepaid(contract) && typeof balance === 'number' ? balance : null
}

/** Whether a phone number is that of the current contract, in whatever form the provider and the customer write it. */
export function useIsOwnNumber(): (phone: string) => boolean {
  const normalize = useNormalizePhoneNumber()
  const own = normalize(useCurrentContract()?.phoneNumber ?? '')
  return (phone) => own !== '' && normalize(phone) === own
}
