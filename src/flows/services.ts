import { createContext, useContext } from 'react'
import type { Actor, ActorOptions, AnyActorLogic } from 'xstate'
import type { contractMachine } from '../../machines/contract.machine'
import type { sessionMachine } from '../../machines/session.machine'
import type { Api } from '../api/client'
import type { PaymentBrand } from '../domain/paymentBrands'
import type { TabStorage } from '../lib/tabStorage'
import type { Announcement } from './announcement'

/** Where the payment provider's widget comes from, and which ways to pay it offers. */
export interface PaymentGateway {
  origin: string
  brands: readonly PaymentBrand[]
}

/** Watches everything that an actor and its children do. */
export type Inspect = ActorOptions<AnyActorLogic>['inspect']

/** What every screen may use: the client, who is signed in, which contract is current. */
export interface Services {
  api: Api
  session: Actor<typeof sessionMachine>
  contract: Actor<typeof contractMachine>
  announce: (announcement: Announcement) => void
  /** The address if the portal may send the customer there, else null. */
  checkRedirect: (address: string) => string | null
  /** What this tab remembers over a reload. */
  tab: TabStorage
  /** What lives as long as the document but comes with a page of its own: started where it is first asked for. */
  once: <Part>(start: (services: Services) => Part) => Part
  paymentGateway: PaymentGateway
  /** The path for which the browser loaded this document; its security policy is that of this path. */
  documentPath: string
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
