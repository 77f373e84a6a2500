import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { Redirect, Route, useLocation } from 'wouter'
import { kindOf } from '../domain/contractKind'
import { paths } from '../domain/paths'
import { useCurrentContract } from '../flows/account'
import { useServices } from '../flows/services'
import { useFreshDocument } from '../payment/freshDocument'
import { lazyPart } from '../ui/lazyPart'
import { useApp } from './AppContext'
import { BareLayout } from './BareLayout'
import { ErrorBoundary } from './ErrorBoundary'
import { redirectOf } from './guard'
import { LoadingBar } from './LoadingBar'
import { useRoute } from './useRoute'

const Shell = lazyPart(() => import('./shell/Shell'), <LoadingBar />)

/** The page of the address in its layout, or the way to the page that the visitor may see instead. */
export function Page() {
  const { session } = useServices()
  const { config } = useApp()
  const [path] = useLocation()
  const route = useRoute()
  const hasToken = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const contract = useCurrentContract()
  const currentKind = contract && kindOf(contract)
  const redirect = redirectOf(route, { hasToken, currentKind })
  const needsNewDocument = useFreshDocument(path)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is set on each change of page
  useLayoutEffect(() => {
    document.title = config.brand.title
  }, [config, path])

  // The screen is on its way while the shell around it is.
  useEffect(() => {
    if (redirect === null) route?.screen.preload?.().catch(() => {})
  }, [redirect, route])

  if (redirect !== null || route === null) return <Redirect to={redirect ?? paths.notFound} replace />
  if (needsNewDocument) return <LoadingBar />
  const Screen = route.screen
  const screen = (
    <ErrorBoundary key={path}>
      <Route path={route.path}>
        <Screen />
      </Route>
    </ErrorBoundary>
  )
  return route.layout === 'bare' ? <BareLayout>{screen}</BareLayout> : <Shell route={route}>{screen}</Shell>
}
