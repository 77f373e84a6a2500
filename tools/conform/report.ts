import { markdownTable } from '../../scripts/report/textTable'
import type { ApiClient, Call } from './apiClient'
import { codeOf, type Issue, issuesOf, severities } from './issues'
import { type Operation, operations } from './operations'
import type { Options } from './options'
import { contractsByKind, contractsOf } from './reads'

const VERDICTS = ['fits', 'repaired', 'loses something', 'cannot be used', 'missing', 'not called']

const verdictOf: Record<Issue['severity'], string> = {
  unusable: 'cannot be used',
  critical: 'loses something (critical)',
  loses: 'loses something',
  repaired: 'repaired',
  note: 'fits',
}
/** Where the portal would fail, or lose what money or a decision depends on. */
const FAILING_VERDICTS = ['missing', verdictOf.unusable, verdictOf.critical]

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** Joins equal issues of several calls, and puts the worst first. */
function mergeIssues(issues: readonly Issue[]): Issue[] {
  const byText = groupBy(issues, ({ severity, text }) => `${severity} ${text}`)
  const all = [...byText.values()].flatMap(([one, ...others]) => {
    const label = new Set([one, ...others].flatMap((same) => same?.label ?? []))
    return one ? [{ ...one, label: [...label].join(', ') }] : []
  })
  return all.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity))
}

function problemIssues({ operation, problems, status, label }: Call): Issue[] {
  const consequence = operation.consequence
  const withStatus = (problem: string) => (status === null ? problem : `${problem} Status ${status}.`)
  return problems.map((problem) => ({ severity: 'unusable', text: withStatus(problem), consequence, label }))
}

type OperationReport = ReturnType<typeof operationReport>

function operationReport(operation: Operation, calls: readonly Call[], known: Set<string>) {
  const isMissing = calls.length > 0 && calls.every((call) => call.isMissing)
  const absence = ['The API answers as if it had no such operation.']
  const problems = calls.flatMap((call) => problemIssues(isMissing ? { ...call, problems: absence } : call))
  const issues = mergeIssues([...problems, ...issuesOf(operation, calls, known)])
  const isBlocked = calls.some(({ corsProblems }) => corsProblems.length > 0)
  const verdict = () => {
    if (calls.length === 0) return 'not called'
    if (isMissing) return 'missing'
    return verdictOf[isBlocked ? 'unusable' : (issues[0]?.severity ?? 'note')]
  }
  return { id: operation.id, name: operation.name, calls, issues, verdict: verdict() }
}

function tableRow({ name, verdict, calls }: OperationReport): string[] {
  const statuses = new Set(calls.map(({ status }) => String(status ?? 'none')))
  const slowest = Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))
  return [name, verdict, [...statuses].join(' '), `${slowest} ms`]
}

const listOf = (names: Iterable<string>) => [...new Set(names)].map(codeOf).join(', ')

function skippedLines(reports: readonly OperationReport[], { skipReason }: ApiClient): string[] {
  const skipped = reports.filter(({ verdict }) => verdict === 'not called')
  const byReason = groupBy(skipped, ({ id }) => skipReason(id) ?? '')
  return [...byReason].map(([reason, all]) => `- ${reason} ${listOf(all.map(({ name }) => name))}`)
}

/** The problems of the server, by text, with the operations that have them. */
function serverLines({ all }: ApiClient, { portal, origin }: Options): string[] {
  const cors =
    portal === null
      ? ['- CORS was not tested: set --portal to the origin of the portal.']
      : portal === new URL(origin).origin
        ? ['- CORS is not needed: portal and API share an origin.']
        : []
  const problems = all.flatMap(({ operation: { name }, corsProblems, serverProblems }) =>
    [...corsProblems, ...serverProblems].map((text) => ({ text, name })),
  )
  const lines = [...groupBy(problems, ({ text }) => text)].map(([text, affected]) => {
    const names = affected.length < all.length ? `: ${listOf(affected.map(({ name }) => name))}` : ''
    return `- **${text}** ${affected.length} of ${all.length} calls${names}`
  })
  return [...cors, ...(lines.length > 0 ? lines : ['- Every answer is complete and in time.'])]
}

function issueLines(issues: readonly Issue[]): string[] {
  return issues.flatMap(({ severity, text, label, consequence }, index) => {
    const line = label ? `${text} (${label})` : text
    const item = { unusable: `**${line}**`, critical: `**critical** ${line}` }[severity as string] ?? line
    const isLast = consequence && consequence !== issues[index + 1]?.consequence
    return [`- ${item}`, ...(isLast ? [`  → ${consequence}`] : [])]
  })
}

function contractSummary(client: ApiClient): string {
  const customer = client.calls('getMe').find(({ data }) => data !== undefined)
  if (!customer) return 'not known'
  const kinds = contractsByKind(contractsOf(customer))
  return kinds.map(({ label, count }) => `${count} ${label}`).join(', ') || 'none'
}

/** The report as Markdown: in full, or only the problems. */
export function reportOf(
  client: ApiClient,
  options: Options,
  time: Date,
): { isUnfit: boolean; text: string } {
  const { origin, isFull, isWriting } = options
  const known = new Set(client.all.flatMap(({ contents }) => [...(contents?.filled ?? [])]))
  const reports = operations.map((one) => operationReport(one, client.calls(one.id), known))
  const calledReports = reports.filter(({ calls }) => calls.length > 0)
  const isFailing = ({ verdict }: OperationReport) => FAILING_VERDICTS.includes(verdict)
  const isUnfit = reports.some(isFailing)
  const head = ['operation', 'verdict', 'status', 'slowest']
  const sorted = calledReports.toSorted((one, other) => Number(isFailing(other)) - Number(isFailing(one)))
  const sections = sorted.flatMap(({ name, verdict, issues }) => {
    const shown = issues.filter(({ severity }) => isFull || !['repaired', 'note'].includes(severity))
    return shown.length > 0 ? ['', `## ${name}: ${verdict}`, '', ...issueLines(shown)] : []
  })
  const countOf = (word: string) => reports.filter(({ verdict }) => verdict.startsWith(word)).length
  const text = [
    '# Does the API fit the portal?',
    '',
    `**${isUnfit ? 'No: something important is unusable or missing.' : 'Yes: the portal can run with it.'}**`,
    '',
    `\`${origin}\`, tested on ${time.toISOString().slice(0, 16).replace('T', ' ')} UTC as a customer with these contracts: ${contractSummary(client)}.`,
    `${isWriting ? 'The command tried changes without an effect, or that the API must refuse.' : 'The command changed nothing.'} The report contains no customer data.`,
    '',
    markdownTable([head, ...calledReports.map(tableRow)]),
    '',
    '## Not asked',
    '',
    ...skippedLines(reports, client),
    '',
    '## The server',
    '',
    ...serverLines(client, options),
    ...sections,
    '',
    `${reports.length} operations: ${VERDICTS.map((word) => `${word} ${countOf(word)}`).join(', ')}`,
  ]
  return { isUnfit, text: text.join('\n') }
}
