import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contracts'
import type { DeclarationTexts } from './declarationTexts'

/** The text that distinguishes a contract from the others. */
export const contractText = (contract: Contract, texts: DeclarationTexts): string =>
  `${texts[kindOf(contract)]}, ${contractLabel(contract)}`
