import { textTable } from '../../scripts/report/textTable'
import { codeOf, type Finding, findingsOf, ranks } from './findings'
import type { Call, Inquiry } from './inquiry'
import { type Operation, operations } from './operations'
import type { Options } from './options'
import { contractsByKind, contractsOf } from './reads'

const words = ['fits', 'repaired', 'loses something', 'cannot be used', 'missing', 'not asked']

const verdictOf: Record<Finding['rank'], string> = {
  unusable: 'cannot be used',
  critical: 'loses something (critical)',
  loses: 'loses something',
  repaired: 'repaired',
  note: 'fits',
}
/** Where the portal would fail, or lose what money or a decision depends on. */
const unfit = ['missing', verdictOf.unusable, verdictOf.critical]

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** Joins equal findings of several calls, and puts the worst first. */
function merged(findings: readonly Finding[]): Finding[] {
  const byText = grouped(findings, ({ rank, text }) => `${rank} ${text}`)
  const all = [...byText.values()].flatMap(([one, ...others]) => {
    const about = new Set([one, ...others].flatMap((same) => same?.about ?? []))
    return one ? [{ ...one, about: [...about].join(', ') }] : []
  })
  return all.toSorted((one, other) => ranks.indexOf(one.rank) - ranks.indexOf(other.rank))
}

function faultsOf({ operation, faults, status, about }: Call): Finding[] {
  const consequence = operation.without
  const withStatus = (fault: string) => (status === null ? fault : `${fault} Status ${status}.`)
  return faults.map((fault) => ({ rank: 'unusable', text: withStatus(fault), consequence, about }))
}

type OperationReport = ReturnType<typeof operationReport>

function operationReport(operation: Operation, calls: readonly Call[], known: Set<string>) {
  const isMissing = calls.length > 0 && calls.every((call) => call.isMissing)
  const absence = ['It is answered as if the API had no such operation.']
  const faults = calls.flatMap((call) => faultsOf(isMissing ? { ...call, faults: absence } : call))
  const findings = merged([...faults, ...findingsOf(operation, calls, known)])
  const isBlocked = calls.some(({ corsFaults }) => corsFaults.length > 0)
  const verdict = () => {
    if (calls.length === 0) return 'not asked'
    if (isMissing) return 'missing'
    return verdictOf[isBlocked ? 'unusable' : (findings[0]?.rank ?? 'note')]
  }
  return { id: operation.id, name: operation.name, calls, findings, verdict: verdict() }
}

function tableRow({ name, verdict, calls }: OperationReport): string[] {
  const statuses = new Set(calls.map(({ status }) => String(status ?? 'none')))
  const slowest = Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))
  return [name, verdict, [...statuses].join(' '), `${slowest} ms`]
}

const listOf = (names: Iterable<string>) => [...new Set(names)].map(codeOf).join(', ')

function skippedLines(reports: readonly OperationReport[], { whySkipped }: Inquiry): string[] {
  const skipped = reports.filter(({ verdict }) => verdict === 'not asked')
  const byReason = grouped(skipped, ({ id }) => whySkipped(id) ?? '')
  return [...byReason].map(([reason, all]) => `- ${reason} ${listOf(all.map(({ name }) => name))}`)
}

/** The faults of the server, by text, with the operations that have them. */
function serverLines({ all }: Inquiry, { portal, origin }: Options): string[] {
  const cors =
    portal === null
      ? ['- CORS was not tested: --portal names the origin of the portal.']
      : portal === new URL(origin).origin
        ? ['- CORS is not needed: portal and API have one origin.']
        : []
  const faults = all.flatMap((call) =>
    [...call.corsFaults, ...call.serverFaults].map((text) => ({ text, call })),
  )
  const lines = [...grouped(faults, ({ text }) => text)].map(([text, lacking]) => {
    const names =
      lacking.length < all.length ? `: ${listOf(lacking.map(({ call }) => call.operation.name))}` : ''
    return `- **${text}** ${lacking.length} of ${all.length} calls${names}`
  })
  return [...cors, ...(lines.length > 0 ? lines : ['- Every answer has what the portal needs, in time.'])]
}

function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ rank, text, about, consequence }, index) => {
    const line = about ? `${text} (${about})` : text
    const marked = { unusable: `**${line}**`, critical: `**critical** ${line}` }[rank as string] ?? line
    const isLast = consequence && consequence !== findings[index + 1]?.consequence
    return [`- ${marked}`, ...(isLast ? [`  → ${consequence}`] : [])]
  })
}

function contractWords(inquiry: Inquiry): string {
  const customer = inquiry.calls('getMe').find(({ data }) => data !== undefined)
  if (!customer) return 'not known'
  const kinds = contractsByKind(contractsOf(customer))
  return kinds.map(({ about, count }) => `${count} ${about}`).join(', ') || 'none'
}

/** The report as Markdown: in full, or only the problems. */
export function reportOf(inquiry: Inquiry, options: Options, at: Date): { isUnfit: boolean; text: string } {
  const { origin, isFull, isWriting } = options
  const known = new Set(inquiry.all.flatMap(({ contents }) => [...(contents?.filled ?? [])]))
  const reports = operations.map((one) => operationReport(one, inquiry.calls(one.id), known))
  const asked = reports.filter(({ calls }) => calls.length > 0)
  const isBad = ({ verdict }: OperationReport) => unfit.includes(verdict)
  const isUnfit = reports.some(isBad)
  const head = ['operation', 'verdict', 'status', 'slowest']
  const rows = [head, head.map(() => '---'), ...asked.map(tableRow)]
  const sections = [...asked.filter(isBad), ...asked.filter((one) => !isBad(one))].flatMap(
    ({ name, verdict, findings }) => {
      const shown = findings.filter(({ rank }) => isFull || (rank !== 'repaired' && rank !== 'note'))
      return shown.length > 0 ? ['', `## ${name}: ${verdict}`, '', ...findingLines(shown)] : []
    },
  )
  const countOf = (word: string) => reports.filter(({ verdict }) => verdict.startsWith(word)).length
  const text = [
    '# Does the API fit the portal?',
    '',
    `**${isUnfit ? 'No: something cannot be used, or is lost that matters.' : 'Yes: the portal can run in front of it.'}**`,
    '',
    `\`${origin}\`, asked on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC as a customer with these contracts: ${contractWords(inquiry)}.`,
    `${isWriting ? 'Changes were tried that leave everything as it is, or are refused.' : 'Nothing was changed.'} The report holds no value of the customer.`,
    '',
    ...textTable(rows.map((row) => row.map((cell) => `| ${cell}`))),
    '',
    '## Not asked',
    '',
    ...skippedLines(reports, inquiry),
    '',
    '## The server',
    '',
    ...serverLines(inquiry, options),
    ...sections,
    '',
    `${reports.length} operations: ${words.map((word) => `${word} ${countOf(word)}`).join(', ')}`,
  ]
  return { isUnfit, text: text.join('\n') }
}
