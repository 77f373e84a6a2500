import { daysAfter, monthStart } from '../calendar'
import type { Bill, Contract, Usage } from '../model'

type Given = Pick<Contract, 'kind' | 'productId' | 'contractId' | 'name' | 'since'> & Partial<Contract>

/** A contract with what most contracts have in common. */
export const contract = (given: Given): Contract => ({
  logosoftContractId: given.contractId + 500_000,
  displayName: given.name,
  contractType: 'Postpaid',
  statusReason: 'Active',
  balance: 0,
  bonus: 0,
  tariff: null,
  languageId: 2,
  voicemail: 'ACTIVE',
  smsState: 1,
  usages: [],
  bills: [],
  ...given,
})

const types = ['CALL', 'DATA', 'MESSAGE', 'call', 'data', 'message'] as const

/** So many usages in this month so far, in the last one and in the one before, spread evenly over each. */
export function usages(now: Date, counts: [number, number, number]): Usage[] {
  return counts.flatMap((count, monthsAgo) => {
    const start = monthStart(now, -monthsAgo).getTime()
    const end = monthsAgo === 0 ? now.getTime() : monthStart(now, 1 - monthsAgo).getTime()
    return Array.from({ length: count }, (_, index) => ({
      type: types[index % types.length] ?? 'CALL',
      time: new Date(end - ((index + 0.5) / count) * (end - start)),
      price: index % 4 === 0 ? 0 : 9 + index * 3,
      used: 1 + index * 7,
      roaming: index % 5 === 0,
    }))
  })
}

/** Monthly bills, newest first; what is still open of each is given, the count of them follows from it. */
export function monthlyBills(now: Date, firstBillId: number, total: number, remaining: number[]): Bill[] {
  return remaining.map((open, index) => ({
    billId: firstBillId - index,
    referenceNumber: `90${firstBillId - index}17`,
    issued: daysAfter(monthStart(now, -index), 4),
    total: total + index * 115,
    remaining: open,
    hasPdf: open === 0 && index !== 4,
    ...noderefOf(firstBillId - index, index),
  }))
}

/** A listing PDF exists for every third bill; where none does, the field is null or missing. */
function noderefOf(billId: number, index: number): Pick<Bill, 'noderef'> {
  if (index % 3 === 0) return { noderef: `store:bill-listing/${billId}` }
  return index % 3 === 1 ? { noderef: null } : {}
}
