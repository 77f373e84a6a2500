/**
 * The token in the path of a link, `/reset-password/{token}`, as the provider made it. It may contain slashes, encoded
 * or not. The link may have a doubled slash before it. The path must be the browser's, because the router's is already
 * decoded, and a second decoding would change a token with a percent sign.
 */
export function tokenOfPath(pathname: string): string {
  const encoded = pathname.replace(/^\/[^/]+\/{1,2}/, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
