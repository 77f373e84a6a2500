import { useEffect, useLayoutEffect } from 'react'
import { Redirect, Route, useLocation } from 'wouter'
import { useCurrentContract } from '../core/account'
import { useServices } from '../core/services'
import { kindOf } from '../domain/contractKind'
import { paths } from '../domain/paths'
import { lazyComponent } from '../ui/lazyComponent'
import { useApp } from './AppContext'
import { BareLayout } from './BareLayout'
import { ErrorBoundary } from './ErrorBoundary'
import { redirectOf } from './guard'
import { toReturnPageState, useReturnPage } from './returnPage'
import { routeAt, useRoute } from './routeAt'
import type { Pages } from './routes'
import { useSession } from './useSession'

const ReturnPageNotice = lazyComponent(
  () => import('./ReturnPageNotice'),
  null,
  () => null,
)

/**
 * Fetches the shell of a customer's pages. It fetches the page itself in the background without waiting: if it is slow,
 * the rest works already. A missing page shows its own error.
 */
export async function fetchPage(path: string, pages: Pages): Promise<void> {
  routeAt(path, pages)
    ?.screen.preload?.()
    .catch(() => {})
  await pages.Shell.preload().catch(() => {})
}

/** The page of the address in its layout, or a redirect to the page that the visitor may see. */
export function Page() {
  const { tab } = useServices()
  const { config, pages } = useApp()
  const [path] = useLocation()
  const route = useRoute()
  const { isSignedIn: hasToken } = useSession()
  const contract = useCurrentContract()
  const currentKind = contract && kindOf(contract)
  const returnPage = useReturnPage()
  const returnAddress = returnPage?.isOffered ? undefined : returnPage?.address
  const redirect = redirectOf(route, { hasToken, currentKind, returnAddress })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the title is set on each change of page
  useLayoutEffect(() => {
    document.title = config.brand.title
  }, [config, path])

  // The screen loads in parallel with the shell.
  useEffect(() => {
    if (redirect === null) route?.screen.preload?.().catch(() => {})
  }, [redirect, route])

  if (redirect !== null || route === null)
    return <Redirect to={redirect ?? paths.notFound} replace state={toReturnPageState(route, tab)} />
  const Screen = route.screen
  const screen = (
    <ErrorBoundary key={path}>
      <Route path={route.path}>
        <Screen />
      </Route>
    </ErrorBoundary>
  )
  const { Shell } = pages
  if (route.layout !== 'bare') return <Shell route={route}>{screen}</Shell>
  return <BareLayout notice={returnAddress && <ReturnPageNotice />}>{screen}</BareLayout>
}
