import type { OperationReport, Report } from './report'

/** What a portal needs of the whole server, and what to do where it is not met. */
const advices = {
  'Cache-Control: no-store':
    'Send it with every answer, or a browser may show one customer’s data to the next.',
  'CORS for the portal': 'Answer OPTIONS with status 204, the origin of the portal and the seven headers.',
  Date: 'Send it, and to a portal of another origin `Access-Control-Expose-Headers: Date`. Without it, a customer with a wrong clock sees wrong months.',
  'no redirects': 'Answer at the address that was asked.',
  'Content-Type: application/json': 'The portal reads any type, but what stands between may not.',
  'answers within 4 seconds': 'Then the portal says that it waits, and after 20 seconds it gives up.',
  https: 'A portal that is served by https cannot call an API without it.',
}

interface Finding {
  /** `null` where nobody tested it, or where it is not needed. */
  isMet: boolean | null
  /** `28 of 28 answers` */
  found: string
}

function corsFinding({ operations, portal, origin, corsFaults }: Report): Finding {
  if (portal === null) return { isMet: null, found: 'not tested; --portal names the origin of the portal' }
  if (portal === new URL(origin).origin)
    return { isMet: true, found: 'not needed, as portal and API have one origin' }
  const tested = operations.filter(({ passesCors }) => passesCors !== null)
  const met = tested.filter(({ passesCors }) => passesCors)
  const found = [`${met.length} of ${tested.length} operations`, ...corsFaults].join('. ')
  return { isMet: met.length === tested.length, found }
}

function httpsFinding({ origin }: Report): Finding {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:') return { isMet: true, found: 'yes' }
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
  return isLocal
    ? { isMet: null, found: 'no, and not needed on this computer' }
    : { isMet: false, found: 'no' }
}

export function checksOf(report: Report): (Finding & { what: string; advice: string })[] {
  const calls = report.operations.flatMap((operation) => operation.calls)
  const answered = calls.filter(({ status }) => status !== null)
  const slowest = Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))
  const count = (holds: (call: OperationReport['calls'][number]) => boolean): Finding => {
    const met = answered.filter(holds).length
    return { isMet: met === answered.length, found: `${met} of ${answered.length} answers` }
  }
  const findings: Record<keyof typeof advices, Finding> = {
    'Cache-Control: no-store': count(({ isNotKept }) => isNotKept),
    'CORS for the portal': corsFinding(report),
    Date: count(({ tellsTime }) => tellsTime),
    'no redirects': count(({ status }) => !/^3/.test(String(status))),
    'Content-Type: application/json': count(({ mediaType }) =>
      /^application\/([\w.-]+\+)?json$/.test(mediaType),
    ),
    'answers within 4 seconds': { isMet: slowest < 4_000, found: `the slowest took ${slowest} ms` },
    https: httpsFinding(report),
  }
  return Object.entries(advices).map(([what, advice]) => ({
    ...{ what, advice, ...findings[what as keyof typeof advices] },
  }))
}
