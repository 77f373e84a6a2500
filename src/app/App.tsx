import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import TypesafeI18n, { useI18nContext } from '../../i18n/i18n-react'
import type { Locales } from '../../i18n/i18n-types'
import { type Services, ServicesProvider, useServices } from '../core/services'
import { base } from '../lib/base'
import { afterPaint } from '../ui/afterPaint'
import { FailedCallContext } from '../ui/CallReference'
import { ignoreSecondClicks } from '../ui/ignoreSecondClicks'
import { lazyComponent } from '../ui/lazyComponent'
import { Toaster } from '../ui/messages/Toaster'
import { QuestionContext } from '../ui/questionContext'
import { HeadingFocus } from '../ui/ScreenHeading'
import { StyleProvider } from '../ui/StyleProvider'
import { type AppParts, AppProvider, useApp } from './AppContext'
import { ErrorBoundary } from './ErrorBoundary'
import { LoadingBar } from './LoadingBar'
import type { Messages } from './messages'
import { Page } from './Page'
import { withdrawOffer } from './returnPage'
import { useSession } from './useSession'

/** Passes a new language, and words that load later, to the i18n provider, which takes only the first by itself. */
function LanguageSync({ locale, messages }: { locale: Locales; messages: Messages }) {
  const { setLocale } = useI18nContext()
  const loaded = () => messages.of(locale)
  const words = useSyncExternalStore(messages.subscribe, loaded, loaded)
  const shownWords = useRef(words)
  useLayoutEffect(() => {
    if (words === shownWords.current) return
    shownWords.current = words
    setLocale(locale)
  }, [locale, words, setLocale])
  return null
}

function trueOnce() {
  let isFirst = true
  return () => {
    const answer = isFirst
    isFirst = false
    return answer
  }
}

/** Moves the focus to the heading of each new page; on the first page of a visit, the browser decides. */
function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const [page, setPage] = useState({ path, takesFocus: (): boolean => false })
  if (path !== page.path) setPage({ path, takesFocus: trueOnce() })
  return <HeadingFocus.Provider value={page.takesFocus}>{children}</HeadingFocus.Provider>
}

/** Shows that calls are pending, without blocking the customer. */
function LoadingOverlay() {
  const { pending } = useServices().api
  const isBusy = () => pending.count() > 0
  const busy = useSyncExternalStore(pending.subscribe, isBusy, isBusy)
  return <div role="status">{busy && <LoadingBar />}</div>
}

/** The toasts, in the customer's language. */
function ToastRegion() {
  const { LL } = useI18nContext()
  const { toasts } = useApp()
  const { restart } = useServices()
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <Toaster
      label={LL.message.toasts()}
      closeLabel={LL.page.close()}
      messages={list.map(({ callId, ...toast }) => ({
        ...toast,
        text: LL.message[toast.text](),
        // Customers can ask about an outcome that they cannot check.
        asksAbout: toast.text.endsWith('Unknown') && toast.text,
        action: toast.text === 'chunkFailed' && { label: LL.message.reload(), run: () => restart() },
        smallPrint: callId && LL.page.callId({ id: callId }),
      }))}
      onDismiss={toasts.dismiss}
    />
  )
}

/** The page stays without the limit; its reload tries again. */
function LimitFailed() {
  const { toasts } = useApp()
  useEffect(() => toasts.show('error', 'chunkFailed'), [toasts])
  return null
}
const Inactivity = lazyComponent(() => import('./inactivity/Inactivity'), null)

/** Watches a signed-in customer if the deployment sets an inactivity limit. */
function InactivityLimit() {
  const { config } = useApp()
  const { isSignedIn } = useSession()
  return config.inactivityMinutes > 0 && isSignedIn && <Inactivity />
}

/** Without its file, the message is enough. */
const AskAboutCall = lazyComponent(
  () => import('./AskAboutCall'),
  null,
  () => null,
)

/** Shows the press of a link before the next page renders. */
const afterPress: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    withdrawOffer()
    navigate(to, options)
  }
  if (options?.transition) void afterPaint(go)
  else go()
}

/** The whole portal, given its parts. */
export function App({ services, ...parts }: AppParts & { services: Services }) {
  const { language, messages } = parts
  const locale = useSyncExternalStore(language.subscribe, language.current, language.current)
  useEffect(ignoreSecondClicks, [])
  return (
    <TypesafeI18n locale={locale}>
      <LanguageSync {...{ locale, messages }} />
      <StyleProvider>
        <AppProvider value={parts}>
          <ServicesProvider value={services}>
            <FailedCallContext value={services.failedCallId}>
              <LoadingOverlay />
              <QuestionContext value={AskAboutCall}>
                <Router base={base} aroundNav={afterPress}>
                  <ToastRegion />
                  <RouteFocus>
                    <ErrorBoundary>
                      <Page />
                    </ErrorBoundary>
                    <ErrorBoundary fallback={<LimitFailed />}>
                      <InactivityLimit />
                    </ErrorBoundary>
                  </RouteFocus>
                </Router>
              </QuestionContext>
            </FailedCallContext>
          </ServicesProvider>
        </AppProvider>
      </StyleProvider>
    </TypesafeI18n>
  )
}
