import { Router } from 'wouter'
import { createActor } from 'xstate'
import type { Locales } from '../../i18n/i18n-types'
import { createApi } from '../api/client'
import { App } from '../app/App'
import type { PortalConfig } from '../app/config'
import { createPages } from '../app/createPages'
import { createMessages } from '../app/messages'
import { Root } from '../app/Root'
import { sessionFlow } from '../app/session'
import { createToasts } from '../app/toasts'
import type { Brand } from '../brands/brand'
import type { Services } from '../core/services'
import { paths } from '../domain/paths'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'

const noop = () => {}

/** The build stores nothing. */
const storage: PortalStorage = {
  ...{ read: () => null, write: noop, clearCustomerData: noop },
  onOtherTabChange: () => noop,
}
const tab: TabStorage = { read: () => null, write: noop, clearCustomerData: noop }

/** Services of a new, signed-out visitor. */
function createServices(config: PortalConfig, locale: Locales): Services {
  const caller = () => ({ token: null, locale, contract: null })
  const api = createApi({ origin: '', caller, onTokenRefused: noop })
  const session = createActor(sessionFlow(api).machine).start()
  return {
    ...{
      api,
      session,
      tab,
      announce: noop,
      restart: noop,
      trackChange: noop,
      beginAttempt: noop,
      inspect: noop,
      report: noop,
    },
    loadCustomerFlows: async () => {},
    onlineRetries: new Set(),
    failedCallId: () => undefined,
    config,
  }
}

/** The portal's first drawing of the login. */
export function Login({ brand, locale }: { brand: Brand; locale: Locales }) {
  const config: PortalConfig = {
    ...{ brand, locales: [locale], readSetting: () => '' },
    ...{ apiOrigin: '', inactivityMinutes: 0 },
  }
  const language = {
    offered: [locale],
    current: () => locale,
    subscribe: () => noop,
    change: async () => {},
    ready: Promise.resolve(),
  }
  const services = createServices(config, locale)
  const messages = createMessages(brand.words)
  return (
    <Router ssrPath={paths.login}>
      <Root>
        <App
          {...{ config, storage, language, messages, services }}
          pages={createPages(messages, config)}
          toasts={createToasts()}
        />
      </Root>
    </Router>
  )
}
