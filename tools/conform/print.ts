import { textTable } from '../../scripts/report/textTable'
import type { Deviation, Loss } from './findings'
import type { Options } from './options'
import type { OperationReport, Report, Verdict } from './report'
import { checksOf } from './serverChecks'

const words: Record<Verdict, string> = {
  fits: 'fits',
  repaired: 'repaired',
  loses: 'loses something',
  unusable: 'cannot be used',
  missing: 'missing',
  notAsked: 'not asked',
}

/** `39 operations: fits 20, repaired 6, loses something 2, cannot be used 1, missing 0, not asked 10` */
function summaryLine({ operations }: Report): string {
  const counts = Object.entries(words).map(
    ([verdict, word]) => `${word} ${operations.filter((one) => one.verdict === verdict).length}`,
  )
  return `${operations.length} operations: ${counts.join(', ')}`
}

const codeOf = (path: string) => (path ? `\`${path}\`` : 'the answer')
const codesOf = (paths: readonly string[]) => paths.map(codeOf).join(', ')
const countOf = (all: readonly unknown[]) => (all.length > 0 ? String(all.length) : '')
const yesOrNo = (holds: boolean | null) => (holds === null ? '' : holds ? 'yes' : 'no')

const head = ['operation', 'verdict', 'status', 'slowest', 'no-store', 'CORS', 'lost', 'repaired', 'unknown']

function rowOf({ name, verdict, isUnfit, calls, passesCors, losses, repairs, unknown }: OperationReport) {
  const answered = calls.filter(({ status }) => status !== null)
  return [
    name,
    `${words[verdict]}${verdict === 'loses' && isUnfit ? ' (critical)' : ''}`,
    [...new Set(calls.map(({ status }) => String(status ?? 'none')))].join(' '),
    `${Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))} ms`,
    answered.length > 0 ? yesOrNo(answered.every(({ isNotKept }) => isNotKept)) : '',
    yesOrNo(passesCors),
    ...[losses, repairs, unknown].map(countOf),
  ]
}

const tableOf = (rows: readonly string[][]) =>
  textTable([head, head.map(() => '---'), ...rows].map((row) => row.map((cell) => `| ${cell}`)))

function deviationText({ path, expected, found, about, lookAlike }: Deviation): string {
  const hint = lookAlike ? `, but the unknown ${codeOf(lookAlike)} looks like it` : ''
  return `${codeOf(path)}: ${expected} expected, ${found} found${hint} (${about.join(', ')})`
}

function lossLines({ lost, without, isCritical, ...deviation }: Loss): string[] {
  const along = lost.endsWith('[]') ? 'the whole entry' : codeOf(lost)
  return [
    `- ${isCritical ? '**critical** ' : ''}${deviationText(deviation)}`,
    // Without the whole answer, the operation has named the consequence.
    ...(lost ? [`  → ${lost === deviation.path ? '' : `It takes along ${along}. `}${without}`] : []),
  ]
}

const listTextOf = ({ path, usable, whole }: OperationReport['lists'][number]) =>
  `- ${path ? codeOf(path) : 'the list'}: ${usable} of ${whole} entries can be used`

/** What is wrong with an operation, and what that means for customers. */
const troubleOf = ({ faults, losses, without, lists }: OperationReport) => [
  ...faults.map((fault) => `- **${fault}**`),
  ...(faults.length > 0 ? [`  → ${without}`] : []),
  ...losses.flatMap(lossLines),
  ...lists.filter(({ whole }) => whole > 0).map(listTextOf),
]

/** What else is known of it. */
function detailsOf({ repairs, neverGiven, lists, unknown, calls }: OperationReport): string[] {
  const empty = lists.filter(({ whole }) => whole === 0).map(({ path }) => path)
  const answered = calls.filter(({ status }) => status !== null)
  const kept = answered.filter(({ isNotKept }) => !isNotKept).map(({ about }) => about)
  const otherTypes = answered.filter(({ mediaType }) => mediaType !== 'application/json')
  return [
    ...repairs.map((repair) => `- repaired: ${deviationText(repair)}`),
    ...neverGiven.map(({ path, without }) => `- never filled: ${codeOf(path)}\n  → ${without}`),
    ...(empty.length > 0 ? [`- empty, so that its entries are not tested: ${codesOf(empty)}`] : []),
    ...(unknown.length > 0 ? [`- unknown, and not read by the portal: ${codesOf(unknown)}`] : []),
    ...(kept.length > 0 ? [`- may be kept by a browser (${[...new Set(kept)].join(', ')})`] : []),
    ...new Set(otherTypes.map(({ mediaType, about }) => `- ${mediaType || 'no type'} (${about})`)),
  ]
}

const sectionOf = ({ name, verdict }: OperationReport, lines: readonly string[]) =>
  lines.length > 0 ? ['', `## ${name}: ${words[verdict]}`, '', ...lines] : []

function skippedOf(operations: readonly OperationReport[]): string[] {
  const reasons = [...new Set(operations.flatMap(({ why }) => why ?? []))]
  return reasons.map((reason) => {
    const names = operations.filter(({ why }) => why === reason).map(({ name }) => name)
    return `- ${reason} ${codesOf(names)}`
  })
}

/** The report as Markdown; in full, or with what is wrong alone. */
export function reportText(report: Report, { isFull }: Pick<Options, 'isFull'>): string {
  const { origin, operations, isWriting, isUnfit, contracts, at } = report
  const asked = operations.filter(({ verdict }) => verdict !== 'notAsked')
  const changes = isWriting
    ? 'Changes were tried that leave everything as it is, or are refused.'
    : 'Nothing was changed.'
  const time = at.toISOString().slice(0, 16).replace('T', ' ')
  return [
    '# Does the API fit the portal?',
    '',
    `**${isUnfit ? 'No: something cannot be used, or is lost that matters.' : 'Yes: the portal can run in front of it.'}**`,
    '',
    `\`${origin}\`, asked on ${time} UTC as a customer with these contracts: ${contracts}.`,
    `${changes} The report holds no value of the customer.`,
    '',
    ...tableOf(asked.map(rowOf)),
    '',
    '## Not asked',
    '',
    ...skippedOf(operations),
    '',
    '## The server',
    '',
    ...checksOf(report).flatMap(({ what, isMet, found, advice }) =>
      isMet === false ? [`- **${what}: ${found}**`, `  → ${advice}`] : [`- ${what}: ${found}`],
    ),
    // What matters comes first.
    ...asked
      .toSorted((one, other) => Number(other.isUnfit) - Number(one.isUnfit))
      .flatMap((one) => sectionOf(one, [...troubleOf(one), ...(isFull ? detailsOf(one) : [])])),
    '',
    summaryLine(report),
  ].join('\n')
}
