/** Response headers by lowercase name. */
type Headers = Record<string, string>

const sourcesOf = (headers: Headers, directive: string) =>
  headers['content-security-policy']
    ?.split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? []

const unsafe = /^'unsafe-|^data:$|^http:|^https?:$|^\*$/

/** The points that each header adds or costs, by the published scoring of the HTTP Observatory, version 5. */
const rules: ((headers: Headers) => number)[] = [
  (headers) => {
    const scripts = sourcesOf(headers, 'script-src')
    if (scripts.length === 0) return -25
    if (scripts.some((source) => unsafe.test(source))) return -20
    if (sourcesOf(headers, 'style-src').some((source) => unsafe.test(source))) return 0
    return sourcesOf(headers, 'default-src').join() === "'none'" ? 10 : 5
  },
  (headers) => {
    const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
    return Number(age ?? 0) >= 15768000 ? 0 : -20
  },
  (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  (headers) => {
    if (sourcesOf(headers, 'frame-ancestors').join() === "'none'") return 5
    return headers['x-frame-options'] === 'DENY' ? 0 : -20
  },
  (headers) => (/^(no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '') ? 5 : 0),
  (headers) => (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0),
  (headers) => (headers['access-control-allow-origin'] === '*' ? -50 : 0),
  (headers) => (headers['set-cookie'] ? -20 : 0),
]

/** The points of a document, from 100; bonus points count only above 90. */
export function observatoryScore(headers: Headers): number {
  const points = rules.map((rule) => rule(headers))
  const sum = (start: number, some: number[]) => some.reduce((total, one) => total + one, start)
  const base = sum(
    100,
    points.filter((one) => one < 0),
  )
  return base >= 90
    ? sum(
        base,
        points.filter((one) => one > 0),
      )
    : base
}
