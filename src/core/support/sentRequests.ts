import { readOwned, storeOwned } from '../../lib/ownedData'
import { type Guard, isNumber, isObjectOf, isOneOf, isString } from '../../lib/typeGuards'
import type { Services } from '../services'

type Tab = Services['tab']

/** What the provider has received in this visit, as its receipt shows it. */
export interface SentRequest {
  kind: 'request' | 'withdrawal' | 'cancellation'
  contractId: string
  text: string
  /** The provider's time, in milliseconds. */
  sentAt: number
}

const MAX_COUNT = 20

const isSentRequest: Guard<SentRequest> = isObjectOf({
  ...{ kind: isOneOf('request', 'withdrawal', 'cancellation'), contractId: isString, text: isString },
  sentAt: isNumber,
})
const isList: Guard<SentRequest[]> = (value) => Array.isArray(value) && value.every(isSentRequest)

type Owner = Parameters<typeof storeOwned>[2]

/** The last 20 of this customer in this tab, the newest first. */
export const readSentRequests = (tab: Tab, owner: Owner): SentRequest[] =>
  readOwned(tab, 'sentRequests', isList, owner) ?? []

/** Adds a request, once, and removes what another customer has sent. */
export function storeSentRequest(tab: Tab, owner: Owner, request: SentRequest): void {
  const isOther = ({ sentAt, text }: SentRequest) => sentAt !== request.sentAt || text !== request.text
  const others = readSentRequests(tab, owner).filter(isOther)
  storeOwned(tab, 'sentRequests', owner, [request, ...others].slice(0, MAX_COUNT))
}
