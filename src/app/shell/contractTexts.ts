import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { isActiveContract } from '../../domain/contracts'

/** The type of a mobile contract, else the kind: `Wertkarte`, `TV`. */
export function contractKindText(contract: Contract, { shell }: TranslationFunctions): string | undefined {
  const kind = kindOf(contract)
  if (kind !== 'mobile') return shell[kind]()
  return contract.contractType ? shell.contractType[contract.contractType]() : undefined
}

/** The contracts that a customer can choose. */
export const selectableContracts = (contracts: Contract[], current: Contract | null): Contract[] =>
  contracts.filter(
    // Without an entry, the pages of the current contract are unreachable: it stays while it has no status.
    (contract) => isActiveContract(contract) || (contract === current && !contract.statusReason),
  )
