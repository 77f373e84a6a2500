/**
 * The token in the path of a link, `/reset-password/{token}`, as the provider made it. It may hold slashes, encoded or
 * not; one at the beginning comes from a link in which both sides of the joint had one. The path must be that of the
 * browser: the router's is decoded already, and decoding twice changes a token with a percent sign of its own.
 */
export function tokenOfPath(pathname: string): string {
  const encoded = pathname.replace(/^\/[^/]+\/{1,2}/, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
