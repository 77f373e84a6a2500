import type { OnDrift } from './api/reading/drift'
import { App } from './app/App'
import { readConfig } from './app/config'
import { draw } from './app/draw'
import { createLanguage } from './app/language'
import { followOtherTabs } from './app/otherTabs'
import { fetchPage } from './app/Page'
import { recordIfAsked } from './app/recordIfAsked'
import { createReport } from './app/reports/createReport'
import { createServices } from './app/services'
import { createToasts } from './app/toasts'
import { Whole } from './app/Whole'
import type { Inspect } from './flows/services'
import { loadCustomerFlows } from './flows/session'
import { createStorage } from './lib/storage'
import { createTabStorage } from './lib/tabStorage'

// The script of the document's head has set it to nothing.
Error.stackTraceLimit = 10

const config = readConfig(document)
const storage = createStorage(config.brand.storagePrefix)
const tab = createTabStorage(config.brand.storagePrefix)
const toasts = createToasts()
const language = createLanguage(storage, document)
const { report, rootOptions } = createReport(config)
const parts = { config, storage, language, toasts }

const { dataset } = document.documentElement
// The script of the document's head says so, too, in a build.
dataset.brand = config.brand.id

/** The document itself says that the portal cannot start, because no messages are loaded. */
function giveUp() {
  delete dataset.before
  dataset.words = 'missing'
  window.addEventListener('online', () => window.location.reload())
}

/** Puts the portal together and draws it; `inspect` watches it from its first moment on. */
async function start(inspect?: Inspect, onDrift?: OnDrift) {
  // The code below that waits for the messages handles a failure.
  language.ready.catch(() => {})
  // The document preloads them.
  const flows = storage.read('token') === null ? undefined : await loadCustomerFlows()
  const { callsAhead = [] } = window
  const [whoIsIt] = callsAhead
  const services = createServices({ ...parts, tab, inspect, onDrift, report, callsAhead })
  followOtherTabs(services, parts, () => window.location.reload())
  const isSignedIn = services.session.getSnapshot().matches('signedIn')
  // Until then, a frame stands in the place of the shell and its page.
  await Promise.all([language.ready, isSignedIn && dataset.before && fetchPage(window.location.pathname)])
  // What is known is drawn at once, and not after a page without it.
  if (whoIsIt?.isAnswered) await flows?.opened(services, callsAhead)
  // What the document says in place of a portal that does not come.
  document.getElementById('late')?.remove()
  const login = `login-${config.brand.id}-${language.current()}`
  const portal = (
    <Whole>
      <App {...parts} services={services} />
    </Whole>
  )
  draw(portal, !isSignedIn && dataset.before === login, rootOptions)
}

/** The recorder, and what tells of drift, are part of builds for developers and testers alone. */
const startForTesters = async () => {
  const { tellDrift } = await import('./app/tellDrift')
  await start(await recordIfAsked(language), tellDrift)
}

// The recorder needs this file evaluated, so that nothing may wait for it here.
if (import.meta.env.DEV || import.meta.env.VITE_INSPECT === 'true') startForTesters().catch(giveUp)
else start().catch(giveUp)
