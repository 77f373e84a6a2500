import { isActiveContract } from '../../src/domain/activeContract'
import { contractsOf } from './contracts'
import type { Asked } from './inquiry'
import { textAt } from './judge'
import { operationUses } from './operations'
import type { DescribedOperation } from './plans'
import type { Loss } from './report'

/** What the portal asks for beyond openapi.yaml, and what its lack means. */

const neededOf = ({ id }: DescribedOperation): string | null => {
  const use = operationUses[id]
  return use.does === 'reads' ? use.needs : null
}

const answered = (calls: readonly Asked[]) => calls.filter(({ data }) => data !== undefined)

/** Where some answers lack it without a sign, as one that is broken was met by the reader. */
function lackingLosses(operation: DescribedOperation, calls: readonly Asked[]): Loss[] {
  const path = neededOf(operation)
  if (!path) return []
  const lacking = answered(calls).filter(
    ({ data, drifts }) => textAt(data, path) === null && !drifts.some((drift) => drift.path === path),
  )
  const about = lacking.map((call) => call.about)
  const without = 'The portal says that nobody knows it; any value can be chosen.'
  return about.length > 0
    ? [{ path, expected: 'a value', found: 'nothing', about, isCritical: false, lost: path, without }]
    : []
}

/** Contracts of which none stands in the menu. */
function menuLosses({ id }: DescribedOperation, calls: readonly Asked[]): Loss[] {
  const contracts = id === 'getMe' ? calls.flatMap(contractsOf) : []
  if (contracts.length === 0 || contracts.some(isActiveContract)) return []
  const path = 'body.user.contracts[].statusReason'
  const without =
    'The menu shows no contract, or the current one alone: only those that are `Active` stand there.'
  const about = calls.map((call) => call.about)
  return [{ path, expected: '`Active`', found: 'never', about, isCritical: false, lost: path, without }]
}

export const furtherLosses = (operation: DescribedOperation, calls: readonly Asked[]): Loss[] => [
  ...lackingLosses(operation, calls),
  ...menuLosses(operation, calls),
]
