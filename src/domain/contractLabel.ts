import { kindOf } from './contractKind'

type LabelledContract = Parameters<typeof kindOf>[0] & {
  productId: string
  phoneNumber?: string | null
  displayName?: string | null
  name?: string | null
}

/** What customers call a contract: a mobile one by its number, others by their name. */
export function contractLabel(contract: LabelledContract): string {
  const { phoneNumber, displayName, name, productId } = contract
  const names =
    kindOf(contract) === 'mobile' ? [phoneNumber, displayName, name] : [displayName, name, phoneNumber]
  return names.find(Boolean) ?? productId
}
