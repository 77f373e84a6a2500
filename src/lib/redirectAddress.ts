export interface KnownOrigins {
  /** The origin of the portal. */
  own: string
  /** Of the provider's API and of the payment pages, as configured; empty for the portal's own. */
  api: string
  payment: string
}

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/**
 * The address to which the provider sends the customer; null if the portal must not follow it. Known hosts are allowed
 * with https; without https, only the portal's own origin and the configured payment origin.
 */
export function redirectAddress(text: string, { own, api, payment }: KnownOrigins): string | null {
  const address = parse(text)
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) return null
  const isSafe = address.protocol === 'https:'
  const isKnown = isSafe
    ? [own, api, payment].some((known) => parse(known)?.host === address.host)
    : [own, payment].some((known) => parse(known)?.origin === address.origin)
  return isKnown ? address.href : null
}
