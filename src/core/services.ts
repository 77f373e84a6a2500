import { createContext, useContext } from 'react'
import type { ActorRefFrom, InspectionEvent } from 'xstate'
import type { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'
import type { TabStorage } from '../lib/tabStorage'
import type { Announcement, ChangeKind, OfFlow } from './announcement'
import type { Report } from './report'

/** The names of the `portal:` tags that only some pages need. */
type SettingName =
  /** Origin of the provider's API; empty for the portal's own. */
  | 'api-origin'
  /** The countries of the customers, such as `AT DE RS`: a phone number without a calling code is of the first. */
  | 'countries'
  /** `off` without the additional reads of homes, devices and contract switcher: next renewal, open bills. */
  | 'further-reads'
  /** Origin of the payment provider's pages. */
  | 'payment-origin'
  /** Origin of the document with the payment provider's form; empty for the portal's own. */
  | 'payment-document-origin'
  /** URL that receives reports of incidents; empty for no reports. */
  | 'report-url'
  /** The share of visits that report how they went through the flows, such as `0.1`; empty for none. */
  | 'report-flows'
  /** The ways to pay that the form offers, in the format of `readPaymentBrands`. */
  | 'payment-brands'
  /** Where customers transfer money to, in the format of `readTransferAccount`; empty for nowhere. */
  | 'transfer-account'
  /** `on` if the provider can split one transfer among all open bills. */
  | 'transfer-sum'
  /** Where customers withdraw from a contract: a type of support request, or an address; empty for nowhere. */
  | 'withdrawal-request'
  /** Where customers cancel a contract, likewise. */
  | 'cancellation-request'
  /** Days between a cancellation and its earliest date; empty if unknown. */
  | 'notice-days'

/** What a deployment and its brand choose, as far as a screen needs it. */
export interface Config {
  /** The content of a tag; empty if it is missing. */
  readSetting: (name: SettingName) => string
  brand: {
    /** The name of its folder. */
    id: string
    /** Begins the names of what the browser stores and of messages between tabs. */
    storagePrefix: string
    /** External addresses that pages of the portal link to, if the brand has them. */
    links: {
      readonly terms?: string
      readonly email?: string
      readonly hotline?: string
      readonly accessibilityContact?: string
      readonly accessibilityEnforcement?: string
    }
  }
}

/** Watches everything that an actor and its children do. */
export type Inspect = (event: InspectionEvent) => void

/** The root of the customer's data. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** The services of every screen: the client, the session with the customer's data, and more. */
export interface Services {
  api: Api
  session: SessionActor
  /** Loads the flows of a signed-in customer. Await it before the session gets a token. */
  loadCustomerFlows: () => Promise<void>
  announce: (announcement: Announcement & OfFlow) => void
  /** Keeps over a reload that a change of this kind has no answer yet. */
  trackChange: (kind: ChangeKind, isPending: boolean) => void
  /** Removes the messages of the flow's last attempt, or without a flow all errors; the listener calls it for each flow. */
  beginAttempt: (flow?: string) => void
  /** Data of this tab that survives a reload. */
  tab: TabStorage
  /** Retries that run as soon as the network is back. */
  onlineRetries: Set<() => void>
  /**
   * Reloads the document once the portal's server answers: otherwise the browser's own error page would appear.
   * Automatically, it loses nothing that the customer has begun: `newRelease` only if the server has another release than
   * the running one, `missingFile` if a file failed again (else a message offers the reload).
   */
  restart: (automatically?: 'newRelease' | 'missingFile') => void
  config: Config
  /** The id of the last failed call, by which customer service finds it. */
  failedCallId: () => string | undefined
  /** Reports to the operator of the portal. */
  report: Report
  /** Listens to every new flow, and records or reports the session. */
  inspect: Inspect
}

const ServicesContext = createContext<Services | null>(null)
export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesProvider above it')
  return services
}
