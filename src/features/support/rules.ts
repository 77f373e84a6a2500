import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'

/** A contract that a request can be about: the provider identifies it only by its id. */
export type SupportContract = Contract & { contractId: string }

export const isSupportContract = (contract: Contract): contract is SupportContract =>
  Boolean(contract.contractId)

/** The contract that a request is about: the selected one, else the current one, else the first. */
export const contractOf = (
  contracts: readonly SupportContract[],
  selectedId: string | null,
  current: Contract | null,
): SupportContract | undefined =>
  contracts.find(({ contractId }) => contractId === selectedId) ??
  contracts.find(({ productId }) => productId === current?.productId) ??
  contracts[0]

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const defaultTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)

/** What the customer has not completed of the lines below the first one of a subject: `Seit wann`. */
export function blanksOf({ text, template }: { text: string; template: string }): string[] {
  const linesOf = (whole: string) => whole.split('\n').flatMap((line) => line.trim() || [])
  const labels = linesOf(template).filter((line, index) => index > 0 && line.endsWith(':'))
  const isNext = (line: string | undefined) => !line || labels.some((label) => line.startsWith(label))
  const lines = linesOf(text)
  // Or the customer has written below it.
  return lines.flatMap((line, index) =>
    labels.includes(line) && isNext(lines[index + 1]) ? line.slice(0, -1) : [],
  )
}
