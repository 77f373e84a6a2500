import { navigate } from 'wouter/use-browser-location'
import { createActor } from 'xstate'
import { createApi } from '../api/client'
import { kindOf } from '../domain/contractKind'
import { kindAt } from '../domain/paths'
import { contractFlow } from '../flows/contract'
import type { Inspect, Services } from '../flows/services'
import { sessionFlow } from '../flows/session'
import { redirectAddress } from '../lib/redirectAddress'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'
import { announcementsTo } from './announcements'
import type { PortalConfig } from './config'
import type { Language } from './language'
import type { Toasts } from './toasts'

interface Parts {
  config: PortalConfig
  storage: PortalStorage
  tab: TabStorage
  language: Language
  toasts: Toasts
  fetch?: (request: Request) => Promise<Response>
  /** Shows another page of the portal. */
  goTo?: (path: string) => void
  /** Sends the browser to another site. */
  leaveTo?: (address: string) => void
  /** Loads the page of the address anew, as a document of its own. */
  reload?: () => void
  /** Watches every actor of the portal. */
  inspect?: Inspect
}

/** Puts the portal together and starts the session; a stored token sends the first calls before anything is drawn. */
export function createServices({
  config,
  storage,
  tab,
  language,
  toasts,
  fetch,
  goTo = navigate,
  leaveTo = (address) => window.location.assign(address),
  reload = () => window.location.reload(),
  inspect,
}: Parts): Services {
  const api = createApi({
    origin: config.apiOrigin || window.location.origin,
    caller: () => ({
      token: session.getSnapshot().context.token,
      locale: language.current(),
      contract: contract.getSnapshot().context.current,
    }),
    onTokenRefused(token) {
      // A late answer to a former session's call says nothing about this one.
      if (token === session.getSnapshot().context.token) session.send({ type: 'token.refused' })
    },
    fetch,
  })
  const contract = createActor(contractFlow(api), { inspect })
  const session = createActor(sessionFlow(api), {
    input: { token: storage.read('token'), phone: storage.read('phone') },
    inspect,
  })
  const announce = announcementsTo({ session, contract, toasts, goTo, leaveTo, reload })
  const origins = { own: window.location.origin, api: config.apiOrigin, payment: config.paymentOrigin }
  const checkRedirect = (address: string) => redirectAddress(address, origins)

  session.on('call.failed', announce)
  session.on('session.opened', ({ token }) => storage.write('token', token))
  session.on('session.loaded', ({ user, phone }) => {
    const contracts = user.contracts ?? []
    contract.send({ type: 'contracts.receive', contracts, phone })
    // A contract without a phone number cannot be remembered: a reload of its home finds it again by its kind.
    const kindHere = phone === null ? kindAt(window.location.pathname) : undefined
    const here = contracts.find((candidate) => kindOf(candidate) === kindHere)
    if (here) contract.send({ type: 'contract.select', productId: here.productId })
  })
  session.on('session.closed', ({ reason }) => {
    storage.forgetCustomer()
    tab.forgetCustomer()
    contract.send({ type: 'contracts.forget' })
    if (reason === 'refused') toasts.show('error', 'tokenRefused')
  })
  contract.on('call.failed', announce)
  contract.on('account.loaded', announce)
  contract.on('contract.selected', (event) => storage.write('phone', event.contract?.phoneNumber ?? null))

  contract.start()
  session.start()
  const paymentGateway = {
    origin: config.paymentOrigin || window.location.origin,
    brands: config.paymentBrands,
  }
  const documentPath = window.location.pathname
  const parts = new Map<unknown, unknown>()
  function once<Part>(start: (services: Services) => Part): Part {
    if (!parts.has(start)) parts.set(start, start(services))
    return parts.get(start) as Part
  }
  const services: Services = {
    ...{ api, session, contract, announce, checkRedirect, tab, once, paymentGateway, documentPath, inspect },
  }
  return services
}
