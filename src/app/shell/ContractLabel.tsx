import type { Contract } from '../../api/types'
import { contractLabel } from '../../domain/contracts'
import { formatPhoneNumber } from '../../domain/formatPhoneNumber'
import { PhoneNumber } from '../../screens/shared/PhoneNumber'

/** The customers' name for a contract. */
export function ContractLabel({ contract }: { contract: Contract }) {
  const { phoneNumber } = contract
  const label = contractLabel(contract)
  const isNumber = phoneNumber && label === formatPhoneNumber(phoneNumber)
  return isNumber ? <PhoneNumber text={phoneNumber} /> : label
}
