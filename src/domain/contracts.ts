import { kindOf } from './contractKind'
import { formatPhoneNumber } from './formatPhoneNumber'

/** Whether a contract is in force: its status reason is `Active`, in any letter case. */
export const isActiveContract = ({ statusReason }: { statusReason?: string | null }): boolean =>
  statusReason?.trim().toLowerCase() === 'active'

type LabelledContract = Parameters<typeof kindOf>[0] & {
  productId: string
  phoneNumber?: string | null
  displayName?: string | null
  name?: string | null
}

/** The customers' name for a contract: the number of a mobile one, else its name. */
export function contractLabel(contract: LabelledContract): string {
  const { displayName, name, productId } = contract
  const phoneNumber = contract.phoneNumber && formatPhoneNumber(contract.phoneNumber)
  const names =
    kindOf(contract) === 'mobile' ? [phoneNumber, displayName, name] : [displayName, name, phoneNumber]
  return names.find(Boolean) ?? productId
}

interface TypedContract {
  contractType?: string | null | undefined
}

/** Whether the customer tops up a balance before using it. */
export const isPrepaid = ({ contractType }: TypedContract): boolean => contractType === 'Prepaid'

/** Whether a mobile contract has costs instead of a balance; an unknown type has a balance. */
export const paysByBill = ({ contractType }: TypedContract): boolean =>
  contractType === 'Postpaid' || contractType === 'Business'

/** Whether the portal shows the debt of a contract: only for postpaid mobile ones. */
export const hasDebt = (contract: TypedContract & Parameters<typeof kindOf>[0]): boolean =>
  kindOf(contract) === 'mobile' && contract.contractType === 'Postpaid'
