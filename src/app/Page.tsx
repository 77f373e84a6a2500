import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { Redirect, Route, useLocation } from 'wouter'
import { usePortal } from '../flows/portal'
import { kindOf } from '../lib/contractType'
import { lazyPart } from '../ui/lazyPart'
import { useApp } from './AppContext'
import { BareLayout } from './BareLayout'
import { ErrorBoundary } from './ErrorBoundary'
import { redirectOf } from './guard'
import { LoadingBar } from './LoadingBar'
import { useFreshDocument } from './useFreshDocument'
import { useRoute } from './useRoute'

const Frame = lazyPart(() => import('./frame/Frame'), <LoadingBar />)

/** The page of the address in its layout, or the way to the page that the visitor may see instead. */
export function Page() {
  const { session, contract } = usePortal()
  const { config } = useApp()
  const [path] = useLocation()
  const route = useRoute()
  const hasToken = useSelector(session, (snapshot) => snapshot.matches('present'))
  const currentKind = useSelector(contract, ({ context }) => context.current && kindOf(context.current))
  const redirect = redirectOf(route, { hasToken, currentKind })
  const needsNewDocument = useFreshDocument(path)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is set on each change of page
  useLayoutEffect(() => {
    document.title = config.brand.title
  }, [config, path])

  // The screen is on its way while the frame around it is.
  useEffect(() => {
    if (redirect === null) route?.screen.preload?.().catch(() => {})
  }, [redirect, route])

  if (redirect !== null || route === null) return <Redirect to={redirect ?? '/404'} replace />
  if (needsNewDocument) return <LoadingBar />
  const Screen = route.screen
  const screen = (
    <ErrorBoundary key={path}>
      <Route path={route.path}>
        <Screen />
      </Route>
    </ErrorBoundary>
  )
  return route.layout === 'bare' ? <BareLayout>{screen}</BareLayout> : <Frame route={route}>{screen}</Frame>
}
