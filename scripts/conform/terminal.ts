import { textTable } from '../report/textTable'
import {
  contractWords,
  type Loss,
  type OperationReport,
  ownFaults,
  type Report,
  summaryLine,
  verdictWords,
} from './report'
import { checksOf } from './serverChecks'

const count = (number: number) => (number > 0 ? String(number) : '')

const yesOrNo = (holds: boolean) => (holds ? 'yes' : 'no')

function row(operation: OperationReport): string[] {
  const { name, verdict, hasCriticalLoss, calls, corsFaults, losses, repairs, unknown } = operation
  const statuses = [...new Set(calls.map(({ status }) => String(status ?? 'none')))].join(' ')
  const answered = calls.filter(({ status }) => status !== null)
  const slowest = Math.max(0, ...calls.map(({ milliseconds }) => milliseconds))
  return [
    name,
    `${verdictWords(verdict)}${verdict === 'loses' && hasCriticalLoss ? ' (critical)' : ''}`,
    statuses,
    `${slowest} ms`,
    answered.length > 0 ? yesOrNo(answered.every(({ isNotKept }) => isNotKept)) : '',
    corsFaults ? yesOrNo(corsFaults.length === 0) : '',
    count(losses.length),
    count(repairs.length),
    count(unknown.length),
  ]
}

const head = ['operation', 'verdict', 'status', 'slowest', 'no-store', 'CORS', 'lost', 'repaired', 'unknown']

function lossLines({ path, expected, found, isCritical, about, lost, without }: Loss): string[] {
  const what = `${path || 'the answer'}: ${expected} expected, ${found} found (${about.join(', ')})`
  // Without the whole answer, the operation has told the consequence.
  return [`  ${isCritical ? '!' : '-'} ${what}`, ...(lost ? [`    → ${without}`] : [])]
}

/** What is wrong with an operation, and what that means for customers. */
function troubleOf(operation: OperationReport, report: Report): string[] {
  const { name, losses, without, verdict, shortLists } = operation
  const faults = ownFaults(operation, report)
  if (faults.length === 0 && losses.length === 0) return []
  return [
    '',
    `${name}: ${verdictWords(verdict)}`,
    ...faults.map((fault) => `  ! ${fault}`),
    ...(faults.length > 0 ? [`    → ${without}`] : []),
    ...losses.flatMap(lossLines),
    ...shortLists.map(
      ({ path, usable, whole }) => `    ${path || 'the list'}: ${usable} of ${whole} entries can be used`,
    ),
  ]
}

/** The report for a terminal. */
export function reportText(report: Report): string {
  const { origin, operations, isWriting } = report
  const asked = operations.filter(({ verdict }) => verdict !== 'notAsked')
  return [
    `${origin}, asked as a customer with these contracts: ${contractWords(report)}`,
    isWriting ? 'Changes were tried that leave everything as it is, or are refused.' : 'Nothing was changed.',
    '',
    ...textTable([head, ...asked.map(row)]),
    '',
    'Not asked:',
    ...textTable(operations.flatMap(({ name, why }) => (why === null ? [] : [[`  ${name}`, why]]))),
    '',
    ...textTable(checksOf(report).map(({ what, isMet, told }) => [isMet === false ? '!' : ' ', what, told])),
    ...operations.flatMap((operation) => troubleOf(operation, report)),
    '',
    summaryLine(report),
  ].join('\n')
}
