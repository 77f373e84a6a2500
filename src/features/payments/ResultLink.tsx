import type { HistoryState } from '../../lib/historyState'
import { ButtonLink } from '../../ui/ButtonLink'
import { RouteLink } from '../../ui/RouteLink'

interface ResultLinkProps {
  href: string
  /** Of the history entry. */
  state?: HistoryState
  /** The most likely way to continue. */
  isPrimary?: boolean
  children: string
}

/** A way to continue after a payment. */
export const ResultLink = ({ href, state, isPrimary = false, children }: ResultLinkProps) => (
  <ButtonLink asChild variant={isPrimary ? 'solid' : 'outline'}>
    <RouteLink href={href} state={state}>
      {children}
    </RouteLink>
  </ButtonLink>
)
