export interface KnownOrigins {
  /** Where the portal itself stands. */
  own: string
  /** Of the provider's API and of the payment pages, as configured; empty for the portal's own. */
  api: string
  payment: string
}

const parse = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null)

/**
 * The address to which the provider sends the customer, if the portal may follow; null if it may not. It may go by
 * https to the hosts that it knows; without https only to its own origin and to the payment origin as configured.
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
