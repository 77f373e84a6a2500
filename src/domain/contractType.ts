import { kindOf } from './contractKind'

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
