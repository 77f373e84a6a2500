export type ContractKind = 'mobile' | 'tv' | 'internet'

interface ContractFlags {
  isMobile?: boolean | null
  isTv?: boolean | null
  isInternet?: boolean | null
}

/** The kind of a contract. The default is mobile, the kind with the widest menu. */
export function kindOf(contract: ContractFlags): ContractKind {
  if (contract.isTv) return 'tv'
  if (contract.isInternet) return 'internet'
  return 'mobile'
}
