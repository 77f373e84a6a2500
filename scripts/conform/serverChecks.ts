import { type CallReport, commonCorsFaults, type Report } from './report'

/** Something that holds for a whole server, not for one operation. */
export interface ServerCheck {
  what: string
  /** `null` where nobody looked. */
  isMet: boolean | null
  /** `28 of 28 answers` */
  told: string
  /** What to do where it is not met. */
  advice: string
}

/** From so many milliseconds on, the portal tells the customer that it waits. */
const SLOW = 4_000

function counted(calls: readonly CallReport[], holds: (call: CallReport) => boolean) {
  const met = calls.filter(holds).length
  return { isMet: met === calls.length, told: `${met} of ${calls.length} answers` }
}

function corsCheck(report: Report): Pick<ServerCheck, 'isMet' | 'told'> {
  const { operations, portal, origin } = report
  if (portal === null) return { isMet: null, told: 'not looked at: --portal names the origin of the portal' }
  if (portal === new URL(origin).origin)
    return { isMet: true, told: 'not needed: portal and API have one origin' }
  const looked = operations.flatMap(({ corsFaults }) => (corsFaults ? [corsFaults] : []))
  const met = looked.filter((faults) => faults.length === 0).length
  const common = commonCorsFaults(report).map((fault) => `. ${fault}`)
  return { isMet: met === looked.length, told: `${met} of ${looked.length} operations${common.join('')}` }
}

function httpsCheck({ origin }: Report): ServerCheck {
  const { protocol, hostname } = new URL(origin)
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)
  const isMet = protocol === 'https:' || (isLocal ? null : false)
  const told = protocol === 'https:' ? 'yes' : isLocal ? 'no, and not needed on this computer' : 'no'
  const advice = 'A portal that is served by https cannot call an API without it.'
  return { what: 'https', isMet, told, advice }
}

/** What a portal needs of the server beside the answers themselves. */
export function checksOf(report: Report): ServerCheck[] {
  const calls = report.operations.flatMap((operation) => operation.calls)
  const answered = calls.filter(({ status }) => status !== null)
  const slowest = Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))
  return [
    {
      what: 'Cache-Control: no-store',
      ...counted(answered, ({ isNotKept }) => isNotKept),
      advice: 'Send it with every answer, or a browser may show one customer’s data to the next.',
    },
    {
      what: 'CORS for the portal',
      ...corsCheck(report),
      advice: 'Answer OPTIONS with status 204, the origin of the portal and the six headers.',
    },
    {
      what: 'Date',
      ...counted(answered, ({ tellsTime }) => tellsTime),
      advice:
        'Send it, and to a portal of another origin Access-Control-Expose-Headers: Date. Without it, who has a wrong clock sees wrong months.',
    },
    {
      what: 'no redirects',
      ...counted(answered, ({ status }) => status === null || status < 300 || status > 399),
      advice: 'Answer at the address that was asked.',
    },
    {
      what: 'Content-Type: application/json',
      ...counted(answered, ({ mediaType }) => /^application\/([\w.-]+\+)?json$/.test(mediaType)),
      advice: 'The portal reads the content whatever its type, but what stands between may not.',
    },
    {
      what: 'answers within 4 seconds',
      isMet: slowest < SLOW,
      told: `the slowest took ${slowest} ms`,
      advice: 'After 4 seconds the portal says that it waits, and after 20 it gives up.',
    },
    httpsCheck(report),
  ]
}
