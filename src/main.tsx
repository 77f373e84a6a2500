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

// The script in the document's head has set it to 0.
Error.stackTraceLimit = 10

const config = readConfig(document)
const storage = createStorage(config.brand.storagePrefix)
const tab = createTabStorage(config.brand.storagePrefix)
const toasts = createToasts()
const language = createLanguage(storage, document)
const { report, rootOptions } = createReport(config)
const parts = { config, storage, language, toasts }

const { dataset } = document.documentElement
// In a build, the script in the document's head sets it, too.
dataset.brand = config.brand.id

/** Lets the document say that the portal cannot start, because no messages are loaded. */
function giveUp() {
  delete dataset.before
  dataset.words = 'missing'
  window.addEventListener('online', () => window.location.reload())
}

/** Creates the portal and draws it; `inspect` watches it from the start. */
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
  // Until then, a frame replaces the shell and its page.
  await Promise.all([language.ready, isSignedIn && dataset.before && fetchPage(window.location.pathname)])
  // Draws known data at once, without an empty page before.
  if (whoIsIt?.isAnswered) await flows?.opened(services, callsAhead)
  // The document's message for a portal that fails to load.
  document.getElementById('late')?.remove()
  const login = `login-${config.brand.id}-${language.current()}`
  const portal = (
    <Whole>
      <App {...parts} services={services} />
    </Whole>
  )
  draw(portal, !isSignedIn && dataset.before === login, rootOptions)
}

/** Only builds for developers and testers contain the recorder and the drift messages. */
const startForTesters = async () => {
  const { tellDrift } = await import('./app/tellDrift')
  await start(await recordIfAsked(language), tellDrift)
}

// The recorder needs this file evaluated, so nothing here awaits it.
if (import.meta.env.DEV || import.meta.env.VITE_INSPECT === 'true') startForTesters().catch(giveUp)
else start().catch(giveUp)
