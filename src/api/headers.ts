import type { Contract } from './types'

/** The customer, the language and the contract of a call. */
export interface Caller {
  token: string | null
  locale: string
  contract: Contract | null
}

/** The headers that say who calls, in which language and about which contract. */
const identity: Record<string, (caller: Caller) => string | null | undefined> = {
  Authorization: ({ token }) => token && `Bearer ${token}`,
  Locale: ({ locale }) => locale,
  SubscriptionId: ({ contract }) => contract?.subscriptionId,
  externalTvId: ({ contract }) => (contract?.isTv ? contract.contractLineExternalId : undefined),
  LogosoftId: ({ contract }) => contract?.logosoftId,
  ContractId: ({ contract }) => contract?.contractId,
}

export const identityHeaders = Object.keys(identity)

/**
 * Every header of the call with this id; those of the contract only if it has them. All names are in small letters, as
 * browsers send those of openapi-fetch: a program that compares them exactly must not meet two spellings.
 */
export function callHeaders(caller: Caller, id: string): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-request-id': id }
  for (const [name, read] of Object.entries(identity)) {
    const value = read(caller)
    if (value) headers[name.toLowerCase()] = value
  }
  return headers
}
