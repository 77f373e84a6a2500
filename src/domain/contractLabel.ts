import { kindOf } from './contractKind'

type LabelledContract = Parameters<typeof kindOf>[0] & {
  productId: string
  phoneNumber?: string | null
  displayName?: string | null
  name?: string | null
}

/** The customers' name for a contract: the number of a mobile one, else its name. */
export function contractLabel(contract: LabelledContract): string {
  const { phoneNumber, displayName, name, productId } = contract
  const names =
    kindOf(contract) === 'mobile' ? [phoneNumber, displayName, name] : [displayName, name, phoneNumber]
  return names.find(Boolean) ?? productId
}
