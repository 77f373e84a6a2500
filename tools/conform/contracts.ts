import type { Contract } from '../../src/api/types'
import { isActiveContract } from '../../src/domain/activeContract'
import { type ContractKind, kindOf } from '../../src/domain/contractKind'
import type { Call } from './inquiry'
import { listAt } from './judge'

/** A contract that stands for all of its kind. */
export interface ContractOfKind {
  /** `mobile Prepaid` */
  about: string
  contract: Contract
  /** How many of the kind there are. */
  count: number
}

export const kindNames: Record<ContractKind, string> = { mobile: 'mobile', tv: 'TV', internet: 'internet' }

const aboutOf = (contract: Contract) =>
  [kindNames[kindOf(contract)], contract.contractType].filter(Boolean).join(' ')

/** The contracts in the customer's answer; the reader has left out whatever is no contract. */
export const contractsOf = ({ data }: Call) => listAt(data, 'body.user.contracts') as Contract[]

/** One contract for each kind and type, an active one if possible; in the order of the customer's contracts. */
export function contractsByKind(contracts: readonly Contract[]): ContractOfKind[] {
  const kinds = [...new Set(contracts.map(aboutOf))]
  return kinds.flatMap((about) => {
    const all = contracts.filter((contract) => aboutOf(contract) === about)
    const contract = all.find(isActiveContract) ?? all[0]
    return contract ? [{ about, contract, count: all.length }] : []
  })
}
