import { Link, type LinkProps } from 'wouter'

/** A link to a page of the portal. As a `transition`, the router of src/app shows its press first. */
export const RouteLink = (props: LinkProps) => <Link transition {...props} />
