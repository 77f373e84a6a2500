import type { Contract } from '../../api/types'

/** The customer's numbers that can be topped up, the current one first. */
export function ownNumbers(contracts: Contract[], current: Contract | null): string[] {
  const own = contracts
    .filter(({ contractType, statusReason }) => contractType === 'Prepaid' && statusReason === 'Active')
    .toSorted((one, other) => Number(other === current) - Number(one === current))
  return own.flatMap(({ phoneNumber }) => phoneNumber ?? [])
}
