import { navigate } from 'wouter/use-browser-location'
import { createActor } from 'xstate'
import { createApi } from '../api/client'
import type { OnDrift } from '../api/decoding/drift'
import type { FailedCall } from '../api/failure'
import type { PrefetchedCall } from '../api/prefetchedCall'
import { accountOf, currentContractOf } from '../core/account'
import type { Report } from '../core/report'
import type { Inspect, Services } from '../core/services'
import { kindAt } from '../domain/homes'
import { base, stripBase } from '../lib/base'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'
import { createAnnounce } from './announcements'
import type { PortalConfig } from './config'
import { isInactivityLimitExceeded } from './isInactivityLimitExceeded'
import type { Language } from './language'
import { createListener } from './listener'
import type { Messages } from './messages'
import { routeAt } from './routeAt'
import type { Pages } from './routes'
import { type CustomerFlows, loadCustomerFlows as importFlows, sessionFlow } from './session'
import { storedContract } from './storedContract'
import type { Toasts } from './toasts'
import { storeChange } from './unfinishedChange'
import { watchMissingFiles } from './watchMissingFiles'

interface Parts {
  config: PortalConfig
  storage: PortalStorage
  tab: TabStorage
  language: Language
  toasts: Toasts
  messages: Messages
  pages: Pages
  /** The flows of a customer whose token is stored. */
  customerFlows?: CustomerFlows | undefined
  fetch?: (request: Request) => Promise<Response>
  /** The first calls, if the document has already sent them. */
  prefetchedCalls?: PrefetchedCall[] | undefined
  /** Shows another page of the portal. */
  goTo?: Parameters<typeof createAnnounce>[0]['goTo']
  /** Sends the browser to another site. */
  leaveTo?: (address: string) => void
  /** Reloads the document. */
  reload?: () => void
  /** Watches every actor of the portal. */
  inspect?: Inspect
  /** Receives differences between answers and openapi.yaml. */
  onDrift?: OnDrift
  /** Reports to the portal's operator. */
  report?: Report
}

/** Creates the services and starts the session; a stored token sends the first calls before anything is drawn. */
export function createServices({
  config,
  storage,
  tab,
  language,
  toasts,
  messages,
  pages,
  customerFlows,
  fetch,
  prefetchedCalls,
  goTo = base ? (path, how) => navigate(base + path, how) : navigate,
  leaveTo = (address) => window.location.assign(address),
  reload = () => window.location.reload(),
  inspect: record = () => {},
  onDrift = () => {},
  report = () => {},
}: Parts): Services {
  let failedCall: FailedCall | undefined
  const failedCallId = () => failedCall?.id
  const api = createApi({
    origin: config.apiOrigin || window.location.origin,
    caller: () => ({
      token: session.getSnapshot().context.token,
      locale: language.current(),
      contract: currentContractOf(accountOf(session)?.getSnapshot()),
    }),
    onTokenRefused(token) {
      // A late answer to a previous session's call does not concern this one.
      if (token === session.getSnapshot().context.token) session.send({ type: 'token.refused' })
    },
    onFailed(failed) {
      failedCall = failed
      report('callFailed', failed)
    },
    onDrift(drift) {
      onDrift(drift)
      report('drift', drift)
    },
    fetch,
    prefetchedCalls,
  })
  const beginAttempt = (flow?: string) => {
    toasts.endAttempt(flow)
    toasts.withdraw('chunkFailed')
  }
  const { machine, provideFlows } = sessionFlow(api)
  const loadCustomerFlows = () => importFlows().then(provideFlows)
  const listen = createListener({ announce: (announcement) => announce(announcement), beginAttempt })
  const inspect: Inspect = (event) => {
    listen(event)
    record(event)
  }
  const session = createActor(machine, { inspect })
  const announce = createAnnounce({
    ...{ session, loadCustomerFlows, storage, tab, toasts, failedCallId, report, goTo, leaveTo },
    // A draft that cannot be stored is kept until a reload.
    keepDraft: () =>
      import('./customer/supportDraft')
        .then(({ persistDraft }) => persistDraft(session, tab))
        .catch(() => {}),
    needsLogin: () => routeAt(window.location.pathname, pages)?.access === 'authenticated',
  })

  if (customerFlows) provideFlows(customerFlows)
  session.start()
  const token = storage.read('token')
  if (token !== null && isInactivityLimitExceeded(tab, config))
    announce({ type: 'session.closed', reason: 'inactive' })
  else if (token !== null) {
    const initialContract = storedContract(tab, storage, kindAt(stripBase(window.location.pathname)))
    session.send({ type: 'token.restore', token, initialContract })
  }
  const onlineRetries: Services['onlineRetries'] = new Set()
  const backgroundTasks = import('./background/startBackgroundTasks').then((module) =>
    module.startBackgroundTasks({
      ...{ tab, announce, loadCustomerFlows, messages, pages, session, onlineRetries, toasts },
      reload,
      pending: api.pending,
    }),
  )
  const restart: Services['restart'] = (automatically) =>
    void backgroundTasks.then(
      (tryRestart) => tryRestart(automatically),
      () => {
        if (!navigator.onLine) toasts.show('info', 'offline')
        else if (automatically) toasts.show('error', 'chunkFailed')
        else reload()
      },
    )
  watchMissingFiles(() => restart('missingFile'))
  // Callers handle the failure.
  backgroundTasks.catch(() => {})
  return {
    ...{ api, session, announce, tab, onlineRetries, restart },
    ...{ loadCustomerFlows, beginAttempt, failedCallId, report, inspect },
    trackChange: (kind, isPending) => storeChange(tab, kind, isPending),
    config,
  }
}
