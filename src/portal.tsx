import type { OnDrift } from './api/decoding/drift'
import { App } from './app/App'
import { readConfig } from './app/config'
import { createPages } from './app/createPages'
import { createLanguage } from './app/language'
import { createMessages } from './app/messages'
import { fetchPage } from './app/Page'
import { Root } from './app/Root'
import { recordIfRequested } from './app/recordIfRequested'
import { renderPortal } from './app/renderPortal'
import { createReport } from './app/reports/createReport'
import { createServices } from './app/services'
import { loadCustomerFlows } from './app/session'
import { syncWithOtherTabs } from './app/syncWithOtherTabs'
import { createToasts } from './app/toasts'
import type { Inspect } from './core/services'
import { applyStyles } from './lib/applyStyles'
import { createStorage } from './lib/storage'
import { createTabStorage } from './lib/tabStorage'

// The script of the document may have failed.
applyStyles(document)
const config = readConfig(document)
const storage = createStorage(config.brand.storagePrefix)
const tab = createTabStorage(config.brand.storagePrefix)
const toasts = createToasts()
const messages = createMessages(config.brand.words)
const language = createLanguage(storage, document, config.locales, messages)
const pages = createPages(messages, config)
const reporting = createReport(config)
const parts = { config, storage, language, messages, pages, toasts }

const { dataset } = document.documentElement

/** Lets the document say that the portal cannot start, because no messages are loaded. */
function showStartFailure() {
  delete dataset.prerendered
  dataset.messages = 'missing'
  window.addEventListener('online', () => window.location.reload())
}

/** Creates the portal and draws it; `inspect` watches it from the start. */
async function start(inspect?: Inspect, onDrift?: OnDrift) {
  // The code below that waits for the messages handles a failure.
  language.ready.catch(() => {})
  // The document preloads them.
  const customerFlows = storage.read('token') === null ? undefined : await loadCustomerFlows()
  const { prefetchedCalls = [] } = window
  const [userCall] = prefetchedCalls
  const services = createServices({
    ...{ ...parts, tab, customerFlows, ...reporting, onDrift, prefetchedCalls },
    // A recording replaces the breadcrumbs.
    ...(inspect && { inspect }),
  })
  syncWithOtherTabs(services, parts, () => window.location.reload())
  const isSignedIn = services.session.getSnapshot().matches('signedIn')
  // Until then, the prerendered shell replaces the shell and its page.
  await Promise.all([
    language.ready,
    isSignedIn && dataset.prerendered && fetchPage(window.location.pathname, pages),
  ])
  // Draws known data at once, without an empty page before.
  if (userCall?.isAnswered) await customerFlows?.waitForAccount(services, prefetchedCalls, language.current())
  // The document's message for a portal that fails to load.
  document.getElementById('load-failure')?.remove()
  const loginMarkupId = `login-${language.current()}`
  const portal = (
    <Root>
      <App {...parts} services={services} />
    </Root>
  )
  renderPortal(portal, !isSignedIn && dataset.prerendered === loginMarkupId, reporting.rootOptions)
}

/** Only development and recording builds contain the recorder and the drift messages. */
const startWithRecorder = async () => {
  const { reportDrift } = await import('./app/reportDrift')
  await start(await recordIfRequested(language), reportDrift)
}

// The recorder needs this file evaluated, so nothing here awaits it.
if (import.meta.env.DEV || import.meta.env.VITE_INSPECT === 'true')
  startWithRecorder().catch(showStartFailure)
else start().catch(showStartFailure)
