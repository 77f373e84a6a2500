import { Fragment, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import {
  contractsOf,
  useAccount,
  useAccountActions,
  useAccountState,
  useCurrentContract,
} from '../../core/account'
import { kindOf } from '../../domain/contractKind'
import { homePath, paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Card } from '../../ui/Card'
import { SimDrawing } from '../../ui/drawings/SimDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Link } from '../../ui/Link'
import { Box } from '../../ui/layout'
import { lazyComponent } from '../../ui/lazyComponent'
import { Alert } from '../../ui/messages/Alert'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { belongsToAnotherCustomer, useReturnPage } from '../returnPage'
import type { Route } from '../routes'
import { useSessionActions } from '../useSession'

/** Without its file, the menu leads there as well. */
const ReturnPageOffer = lazyComponent(
  () => import('../ReturnPageOffer'),
  null,
  () => null,
)

/**
 * Draws a customer's page only when a customer is signed in. Each contract and each language gets its own page: the
 * previous one ends with all its flows, so that a late answer changes nothing.
 */
export function SessionGate({ route, children }: { route: Route; children: ReactNode }) {
  const { LL, locale } = useI18nContext()
  const { leave } = useSessionActions()
  const { retry } = useAccountActions()
  const { isOpening, isSlow, isUnreachable, hasNoContract } = useAccountState()
  const current = useCurrentContract()
  const returnPage = useReturnPage()
  const isOfAnotherCustomer = useAccount((snapshot) =>
    belongsToAnotherCustomer(contractsOf(snapshot).map(({ productId }) => productId)),
  )
  const logoutButton = (
    <Button variant="link" onClick={leave}>
      {LL.shell.logOut()}
    </Button>
  )

  if (route.access !== 'authenticated') return children
  if (isOpening)
    return (
      <>
        <VisuallyHidden as="h1">{LL.page.loading()}</VisuallyHidden>
        <Skeleton height="20rem" marginTop="var(--band-overlap)" />
        {isSlow && (
          // Below, so that nothing moves.
          <Box marginTop="4">
            <Alert kind="info">
              <p>{LL.shell.slow()}</p>
              {logoutButton}
            </Alert>
          </Box>
        )}
      </>
    )
  if (isUnreachable)
    return (
      <Card borderRadius="hero" marginTop="var(--band-overlap)">
        <ScreenHeading>{LL.message.crashHeading()}</ScreenHeading>
        <ErrorState message={LL.message.error()} retryLabel={LL.message.tryAgain()} onRetry={retry}>
          <CallReference />
        </ErrorState>
        {logoutButton}
      </Card>
    )
  const offered = route.homeOf && returnPage?.isOffered && !isOfAnotherCustomer ? returnPage : null
  if (route.homeOf && hasNoContract)
    return (
      <>
        {offered && <ReturnPageOffer address={offered.address} />}
        <Card borderRadius="hero" marginTop="var(--band-overlap)">
          <ScreenHeading>{LL.shell.contractNavigation()}</ScreenHeading>
          <EmptyState
            drawing={<SimDrawing />}
            action={
              <>
                <Link asChild>
                  <RouteLink href={paths.support}>{LL.shell.support()}</RouteLink>
                </Link>
                {logoutButton}
              </>
            }
          >
            {LL.shell.noContracts()}
          </EmptyState>
        </Card>
      </>
    )
  if (route.returnsAfterLogin && isOfAnotherCustomer)
    return <Redirect to={homePath(current && kindOf(current))} replace />
  return (
    <Fragment key={`${current?.productId} ${locale}`}>
      {offered && <ReturnPageOffer address={offered.address} />}
      {children}
    </Fragment>
  )
}
