import { useSyncExternalStore } from 'react'
import { Router } from 'wouter'
import TypesafeI18n from '../../i18n/i18n-react'
import { type Services, ServicesProvider } from '../flows/services'
import { base } from '../lib/base'
import { FailedCallContext } from '../ui/CallReference'
import { StyleProvider } from '../ui/StyleProvider'
import { type AppParts, AppProvider } from './AppContext'
import { ErrorBoundary } from './ErrorBoundary'
import { InactivityLimit } from './InactivityLimit'
import { LanguageSync } from './LanguageSync'
import { LoadingOverlay } from './LoadingOverlay'
import { Page } from './Page'
import { RouteFocus } from './RouteFocus'
import { ToastRegion } from './ToastRegion'

/** The whole portal, given its parts. */
export function App({ services, ...parts }: AppParts & { services: Services }) {
  const { language, navigation } = parts
  const locale = useSyncExternalStore(language.subscribe, language.current, language.current)
  return (
    <TypesafeI18n locale={locale}>
      <LanguageSync locale={locale} />
      <StyleProvider>
        <AppProvider value={parts}>
          <ServicesProvider value={services}>
            <FailedCallContext value={services.failedCallId}>
              <LoadingOverlay />
              <ToastRegion />
              <Router base={base} aroundNav={(...step) => navigation.around(...step)}>
                <RouteFocus>
                  <ErrorBoundary>
                    <Page />
                    <InactivityLimit />
                  </ErrorBoundary>
                </RouteFocus>
              </Router>
            </FailedCallContext>
          </ServicesProvider>
        </AppProvider>
      </StyleProvider>
    </TypesafeI18n>
  )
}
