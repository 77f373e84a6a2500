import { Link, type LinkProps } from 'wouter'

/** A link to a page of the portal. */
export const RouteLink = (props: LinkProps) => <Link transition {...props} />
