import type { DeclarationTexts } from './texts'
import type { ContractDeclarationActor, Declaration, DeclarationKind } from './useContractDeclaration'

/** What the customer has entered. The contract is known by the id that every contract has. */
export type Draft = Omit<Declaration, 'contractId'> & { productId: string }

/** What every step needs. */
export interface DeclarationParts {
  kind: DeclarationKind
  actor: ContractDeclarationActor
  texts: DeclarationTexts
}
