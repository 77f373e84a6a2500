import { ButtonLink } from '../../ui/ButtonLink'
import { RouteLink } from '../../ui/RouteLink'

interface ResultLinkProps {
  href: string
  /** The most likely way to continue. */
  isPrimary?: boolean
  children: string
}

/** A way to continue after a payment. */
export const ResultLink = ({ href, isPrimary = false, children }: ResultLinkProps) => (
  <ButtonLink asChild variant={isPrimary ? 'solid' : 'outline'}>
    <RouteLink href={href}>{children}</RouteLink>
  </ButtonLink>
)
