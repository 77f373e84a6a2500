import { useSyncExternalStore } from 'react'
import TypesafeI18n from '../../i18n/i18n-react'
import { type Portal, PortalProvider } from '../flows/portal'
import { StyleProvider } from '../ui/StyleProvider'
import { type AppParts, AppProvider } from './AppContext'
import { ErrorBoundary } from './ErrorBoundary'
import { LanguageFollower } from './LanguageFollower'
import { LoadingOverlay } from './LoadingOverlay'
import { NoticeRegion } from './NoticeRegion'
import { Page } from './Page'
import { RouteFocus } from './RouteFocus'

/** The whole portal, given its parts. */
export function App({ portal, ...parts }: AppParts & { portal: Portal }) {
  const { language, config } = parts
  const locale = useSyncExternalStore(language.subscribe, language.current)
  return (
    <TypesafeI18n locale={locale}>
      <LanguageFollower locale={locale} />
      <StyleProvider brand={config.brand}>
        <AppProvider value={parts}>
          <PortalProvider value={portal}>
            <LoadingOverlay />
            <NoticeRegion />
            <RouteFocus>
              <ErrorBoundary>
                <Page />
              </ErrorBoundary>
            </RouteFocus>
          </PortalProvider>
        </AppProvider>
      </StyleProvider>
    </TypesafeI18n>
  )
}
