import type { Contract } from '../../api/types'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { contractLabel } from '../../domain/contracts'
import { formatPhoneNumber } from '../../domain/formatPhoneNumber'

/** The customers' name for a contract. */
export function ContractLabel({ contract }: { contract: Contract }) {
  const { phoneNumber } = contract
  const label = contractLabel(contract)
  const isNumber = phoneNumber && label === formatPhoneNumber(phoneNumber)
  return isNumber ? <PhoneNumber text={phoneNumber} /> : label
}
