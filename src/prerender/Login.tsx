import { Router } from 'wouter'
import { createActor } from 'xstate'
import type { Locales } from '../../i18n/i18n-types'
import { createApi } from '../api/client'
import { App } from '../app/App'
import type { PortalConfig } from '../app/config'
import { createToasts } from '../app/toasts'
import { Whole } from '../app/Whole'
import type { Brand } from '../brands'
import { paths } from '../domain/paths'
import type { Services } from '../flows/services'
import { sessionFlow } from '../flows/session'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'

const nothing = () => {}

/** The build stores nothing. */
const storage: PortalStorage = {
  ...{ read: () => null, write: nothing, forgetCustomer: nothing },
  onChangeElsewhere: () => nothing,
}
const tab: TabStorage = { read: () => null, write: nothing, forgetCustomer: nothing }

/** Services of a new, signed-out visitor. */
function createServices(brand: Brand, locale: Locales): Services {
  const caller = () => ({ token: null, locale, contract: null })
  const api = createApi({ origin: '', caller, onTokenRefused: nothing })
  const session = createActor(sessionFlow(api)).start()
  const origins = { own: '', api: '', payment: '' }
  return {
    ...{ api, session, origins, tab, announce: nothing, restart: nothing, report: nothing },
    once: (start) => start(createServices(brand, locale)),
    again: new Set(),
    paymentGateway: { documentOrigin: '', brands: '' },
    failedCallId: () => undefined,
    links: brand.links,
    readsFurther: true,
  }
}

/** The portal's first drawing of the login. */
export function Login({ brand, locale }: { brand: Brand; locale: Locales }) {
  const config: PortalConfig = {
    ...{ brand, apiOrigin: '', paymentOrigin: '', paymentDocumentOrigin: '', paymentBrands: '' },
    ...{ inactivityMinutes: 0, readsFurther: true, reportUrl: '' },
  }
  const language = {
    current: () => locale,
    subscribe: () => nothing,
    change: async () => {},
    ready: Promise.resolve(),
  }
  const services = createServices(brand, locale)
  return (
    <Router ssrPath={paths.login}>
      <Whole>
        <App {...{ config, storage, language, services }} toasts={createToasts()} />
      </Whole>
    </Router>
  )
}
