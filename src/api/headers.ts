import type { Contract } from './types'

/** The customer, the language and the contract of a call. */
export interface Caller {
  token: string | null
  locale: string
  contract: Contract | null
}

/** Every header of the call with this id; those of the contract only if it has them. */
export function callHeaders({ token, locale, contract }: Caller, id: string): Record<string, string> {
  const all = {
    'X-Request-Id': id,
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
