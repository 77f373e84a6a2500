import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../flows/services'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Route } from '../routes'

/**
 * Draws a page of the signed-in customer only when there is one. Each contract and each language gets a page of its
 * own: the former goes with all its flows, so that a late answer has nowhere to be written.
 */
export function SessionGate({ route, children }: { route: Route; children: ReactNode }) {
  const { LL, locale } = useI18nContext()
  const { session, contract } = useServices()
  const loading = useSelector(session, (snapshot) => snapshot.hasTag('loading'))
  const unreachable = useSelector(session, (snapshot) => snapshot.matches({ present: 'unreachable' }))
  const hasNoContract = useSelector(contract, (snapshot) => snapshot.matches('withoutContract'))
  const current = useSelector(contract, (snapshot) => snapshot.context.current)

  if (route.access !== 'authenticated') return children
  if (loading)
    return (
      <>
        <VisuallyHidden as="h1">{LL.shell.loading()}</VisuallyHidden>
        <Skeleton height="20rem" />
      </>
    )
  if (unreachable)
    return (
      <>
        <ScreenHeading>{LL.message.crashHeading()}</ScreenHeading>
        <ErrorState
          message={LL.message.error()}
          retryLabel={LL.message.tryAgain()}
          onRetry={() => session.send({ type: 'load.retry' })}
        />
        <Button variant="link" onClick={() => session.send({ type: 'logout.confirm' })}>
          {LL.shell.logOut()}
        </Button>
      </>
    )
  if (route.homeOf && hasNoContract)
    return (
      <>
        <ScreenHeading>{LL.shell.contractNavigation()}</ScreenHeading>
        <EmptyState>{LL.shell.noContracts()}</EmptyState>
      </>
    )
  return <Fragment key={`${current?.productId} ${locale}`}>{children}</Fragment>
}
