import type { Contract } from '../../api/types'
import { isActiveContract } from '../../domain/activeContract'

/** The customer's numbers that can be topped up, the current one first. */
export function ownNumbers(contracts: Contract[], current: Contract | null): string[] {
  const own = contracts
    .filter((contract) => contract.contractType === 'Prepaid' && isActiveContract(contract))
    .toSorted((one, other) => Number(other === current) - Number(one === current))
  return own.flatMap(({ phoneNumber }) => phoneNumber ?? [])
}
