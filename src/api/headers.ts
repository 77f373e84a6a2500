import type { Contract } from './types'

/** Who asks, in which language, about which contract. */
export interface Caller {
  token: string | null
  locale: string
  contract: Contract | null
}

/** Every header of a call; those of the contract only when it has them. */
export function callerHeaders({ token, locale, contract }: Caller): Record<string, string> {
  const all = {
    Authorization: token && `Bearer ${token}`,
    Locale: locale,
    SubscriptionId: contract?.subscriptionId,
    externalTvId: contract?.isTv ? contract.contractLineExternalId : undefined,
    LogosoftId: contract?.logosoftId,
    ContractId: contract?.contractId,
  }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
