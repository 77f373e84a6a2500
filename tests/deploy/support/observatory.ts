/** Response headers by their names in small letters. */
type Headers = Record<string, string>

const ofPolicy = (headers: Headers, directive: string) =>
  headers['content-security-policy']
    ?.split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []

/** What a page gets, or loses, for a header; from the published scoring of the HTTP Observatory, version 5. */
const rules: ((headers: Headers) => number)[] = [
  (headers) => {
    const scripts = ofPolicy(headers, 'script-src')
    const styles = ofPolicy(headers, 'style-src')
    const unsafe = /^'unsafe-|^data:$|^https?:$|^\*$/
    if (scripts.length === 0) return -25
    if (scripts.some((source) => unsafe.test(source) || source.startsWith('http:'))) return -20
    if (styles.some((source) => unsafe.test(source))) return 0
    return ofPolicy(headers, 'default-src').join() === "'none'" ? 10 : 5
  },
  (headers) =>
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15768000 ? 0 : -20,
  (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  (headers) =>
    ofPolicy(headers, 'frame-ancestors').join() === "'none'"
      ? 5
      : headers['x-frame-options'] === 'DENY'
        ? 0
        : -20,
  (headers) => (/^(no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '') ? 5 : 0),
  (headers) => (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0),
  (headers) => (headers['access-control-allow-origin'] === '*' ? -50 : 0),
  (headers) => (headers['set-cookie'] ? -20 : 0),
]

/** Points of a document, from 100; what is won counts only for who has lost next to nothing. */
export function observatoryScore(headers: Headers): number {
  const points = rules.map((rule) => rule(headers))
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 100)
  const won = points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0)
  return lost >= 90 ? lost + won : lost
}
