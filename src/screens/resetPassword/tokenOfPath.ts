/**
 * The token in the rest of an address after `/reset-password/`, as the provider made it. It may hold slashes, encoded
 * or not; one at the beginning comes from a link in which both sides of the joint had one.
 */
export function tokenOfPath(rest: string): string {
  const encoded = rest.replace(/^\//, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
