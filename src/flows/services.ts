import { createContext, useContext } from 'react'
import type { ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate'
import type { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'
import type { KnownOrigins } from '../lib/redirectAddress'
import type { TabStorage } from '../lib/tabStorage'
import type { Announcement } from './announcement'
import type { Report } from './report'

/** Where the document with the payment provider's form comes from, and which ways to pay it offers. */
export interface PaymentGateway {
  documentOrigin: string
  /** As `readPaymentBrands` takes them. */
  brands: string
}

/** Addresses outside the portal that a page of it names, where the brand has them. */
export interface OutsideLinks {
  readonly accessibilityContact?: string
  readonly accessibilityEnforcement?: string
}

/** Watches everything that an actor and its children do. */
export type Inspect = ActorOptions<AnyActorLogic>['inspect']

/** The root of all that the portal knows of the customer. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>

/** What every screen may use: the client, who is signed in and all that is known of her. */
export interface Services {
  api: Api
  session: SessionActor
  announce: (announcement: Announcement) => void
  /** Where the portal stands, and where it may send the customer. */
  origins: KnownOrigins
  /** What this tab remembers over a reload. */
  tab: TabStorage
  /** What lives as long as the document but comes with a page of its own: started where it is first asked for. */
  once: <Part>(start: (services: Services) => Part) => Part
  /** What is done again as soon as the network is back. */
  again: Set<() => void>
  /**
   * Loads the document anew, once the portal's server answers: without it, the browser's own error page would come.
   * `forNewRelease`: by itself, and only if the server gives another release than the one that runs.
   */
  restart: (how?: { forNewRelease: boolean }) => void
  paymentGateway: PaymentGateway
  /** The id of the call that failed last; customer service finds it by that. */
  failedCallId: () => string | undefined
  /** Tells whoever runs the portal. */
  report: Report
  links: OutsideLinks
  /** Whether a deployment wants the reads that add to the overview. */
  readsFurther: boolean
  /** Given where the session is recorded: every actor that is created takes it along. */
  inspect?: Inspect
}

const ServicesContext = createContext<Services | null>(null)
export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('useServices needs a ServicesProvider above it')
  return services
}
