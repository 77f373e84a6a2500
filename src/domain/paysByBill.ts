import type { Contract } from '../api/types'

/** Whether a mobile contract has costs rather than a balance; one of a type that is not known has a balance. */
export const paysByBill = ({ contractType }: Pick<Contract, 'contractType'>): boolean =>
  contractType === 'Postpaid' || contractType === 'Business'
