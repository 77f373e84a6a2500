import { createActor } from 'xstate'
import { createApi } from '../api/client'
import { contractFlow } from '../flows/contract'
import type { Announcement, Inspect, Portal } from '../flows/portal'
import { sessionFlow } from '../flows/session'
import { kindOf } from '../lib/contractType'
import { inspectable } from '../lib/inspectable'
import { redirectAddress } from '../lib/redirectAddress'
import type { PortalStorage } from '../lib/storage'
import type { PortalConfig } from './config'
import { kindAt } from './guard'
import type { Language } from './language'
import type { Notices } from './notices'

interface Parts {
  config: PortalConfig
  storage: PortalStorage
  language: Language
  notices: Notices
  fetch?: (request: Request) => Promise<Response>
  /** Sends the browser to another site. */
  leaveTo?: (address: string) => void
  /** Loads the page of the address anew, as a document of its own. */
  reload?: () => void
}

/** Puts the portal together and starts the session; a stored token sends the first calls before anything is drawn. */
export function createPortal(
  {
    config,
    storage,
    language,
    notices,
    fetch,
    leaveTo = (address) => window.location.assign(address),
    reload = () => window.location.reload(),
  }: Parts,
  inspect?: Inspect,
): Portal {
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
  const input = { token: storage.read('token'), phone: storage.read('phone') }
  const contract = inspectable ? createActor(contractFlow(api), { inspect }) : createActor(contractFlow(api))
  const session = createActor(sessionFlow(api), inspectable ? { input, inspect } : { input })

  const announce = (announcement: Announcement) => {
    const isSignedIn = session.getSnapshot().context.token !== null
    if (announcement.type === 'call.failed') notices.show('error', 'error')
    if (announcement.type === 'change.succeeded') notices.show('success', 'success')
    // Whoever is no longer signed in has been told why, and has no account to look at.
    if (announcement.type === 'outcome.unknown' && isSignedIn) notices.show('error', 'outcomeUnknown')
    if (announcement.type === 'account.changed') contract.send({ type: 'account.reload' })
    if (announcement.type === 'payment.prepared') leaveTo(announcement.address)
    if (announcement.type === 'payment.succeeded') notices.show('success', 'success')
    if (announcement.type === 'payment.failed') notices.show('error', 'error')
    if (announcement.type === 'document.renew') reload()
    if (announcement.type === 'notifications.counted') {
      const { user } = session.getSnapshot().context
      session.send({ type: 'user.receive', user: { ...user, unreadNotifications: announcement.unread } })
    }
    if (announcement.type === 'link.refused') notices.show('error', 'linkRefused')
    if (announcement.type === 'code.sent') notices.show('success', 'codeSent')
    if (announcement.type === 'token.received')
      session.send({ type: 'token.receive', token: announcement.token })
    if (announcement.type === 'account.loaded')
      session.send({ type: 'user.receive', user: announcement.user })
  }

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
    contract.send({ type: 'contracts.forget' })
    if (reason === 'refused') notices.show('error', 'tokenRefused')
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
  const portal = { api, session, contract, announce, checkRedirect, paymentGateway, documentPath }
  return inspectable ? { ...portal, inspect } : portal
}
