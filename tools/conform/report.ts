import { missedOf } from './consequences'
import { contractsByKind, contractsOf } from './contracts'
import type { Field } from './fields'
import { findingsOf } from './findings'
import type { Call, Inquiry } from './inquiry'
import { type Operation, operations } from './operations'
import type { Options } from './options'

/** The worst finding: of an answer that `loses`, only a part can be used. */
export type Verdict = 'fits' | 'repaired' | 'loses' | 'unusable' | 'missing' | 'notAsked'

/** What the report may say of a call: no value of the customer. */
type CallReport = Pick<Call, 'about' | 'status' | 'milliseconds' | 'mediaType' | 'isNotKept' | 'tellsTime'>

export type OperationReport = ReturnType<typeof operationReport>
export type Report = ReturnType<typeof compileReport>

/** Why calls cannot be used, each reason once, with the calls that it is about. */
function faultsOf(calls: readonly Pick<Call, 'about' | 'status' | 'faults'>[]): string[] {
  const found = new Map<string, Set<string>>()
  for (const { about, status, faults } of calls)
    for (const fault of faults) {
      const text = status === null ? fault : `${fault} Status ${status}.`
      found.set(text, (found.get(text) ?? new Set()).add(about))
    }
  return [...found].map(([text, about]) => `${text} (${[...about].join(', ')})`)
}

/** How many entries of each list can be used, where none came or some cannot. */
function listsOf(calls: readonly Call[]) {
  const paths = new Set(calls.flatMap(({ contents }) => [...(contents?.entries.keys() ?? [])]))
  const sumOf = (path: string, countsOf: (call: Call) => Map<string, number> | undefined) =>
    calls.reduce((sum, call) => sum + (countsOf(call)?.get(path) ?? 0), 0)
  return [...paths]
    .map((path) => ({
      path,
      whole: sumOf(path, ({ contents }) => contents?.entries),
      usable: sumOf(path, ({ usable }) => usable),
    }))
    .filter(({ whole, usable }) => whole === 0 || usable < whole)
}

/** A field by its schema: the same in all operations. */
const keyOf = ({ owner, name }: Field) => `${owner}.${name}`

/** Described fields that nobody ever filled, each once, where it was first expected. */
function neverGivenOf(operation: Operation, calls: readonly Call[], known: Set<string>) {
  const expected = new Set(calls.flatMap(({ contents }) => [...(contents?.expected ?? [])]))
  return [...expected].flatMap((field) => {
    const without = missedOf(operation, field)
    if (!without || known.has(keyOf(field))) return []
    known.add(keyOf(field))
    return [{ path: field.path, without }]
  })
}

/** What all calls of an operation brought. `known` are the fields that some answer filled, or that were named already. */
function operationReport(
  operation: Operation,
  inquiry: Inquiry,
  known: Set<string>,
  commonCors: readonly string[],
) {
  const { id, name, use } = operation
  const calls = inquiry.calls(id)
  const read = calls.filter(({ data }) => data !== undefined)
  const cors = inquiry.corsFaults.get(id)
  const isMissing = calls.length > 0 && calls.every((call) => call.isMissing)
  const absence = 'It is answered as if the API had no such operation.'
  const ownCors = [...(cors ?? [])].filter((fault) => !commonCors.includes(fault))
  const faults = [
    ...faultsOf(isMissing ? calls.map((call) => ({ ...call, faults: [absence] })) : calls),
    ...ownCors.map((fault) => `CORS: ${fault}`),
  ]
  const { repairs, losses } = findingsOf(operation, calls)
  const worst = (): Verdict => {
    if (calls.length === 0) return 'notAsked'
    if (isMissing) return 'missing'
    if (faults.length > 0 || cors?.size) return 'unusable'
    if (losses.length > 0) return 'loses'
    return repairs.length > 0 ? 'repaired' : 'fits'
  }
  const verdict = worst()
  const printable: readonly CallReport[] = calls
  return {
    ...{ name, verdict, faults, repairs, losses, calls: printable, without: use.without },
    /** Whether the portal would fail here, or lose what money or a decision hangs on. */
    isUnfit: ['missing', 'unusable'].includes(verdict) || losses.some(({ isCritical }) => isCritical),
    /** Why it was not called. */
    why: calls.length > 0 ? null : inquiry.skipped(id),
    /** Whether browsers let the portal call it; `null` where nobody tested it. */
    passesCors: cors ? cors.size === 0 : null,
    unknown: [...new Set(calls.flatMap(({ contents }) => [...(contents?.unknown ?? [])]))],
    // The reader has named what is missing of answers that cannot be used.
    neverGiven: neverGivenOf(operation, read, known).filter(
      ({ path }) => !losses.some((loss) => loss.path === path),
    ),
    lists: listsOf(read),
  }
}

/** Fields that some answer has filled. */
function givenFields(inquiry: Inquiry): Set<string> {
  const contents = operations.flatMap(({ id }) => inquiry.calls(id)).flatMap((call) => call.contents ?? [])
  return new Set(
    contents.flatMap(({ expected, given }) => [...expected].filter((field) => given.has(field)).map(keyOf)),
  )
}

/** What keeps browsers from calling most operations: reported once, not with each. */
function commonCorsFaults({ corsFaults }: Inquiry): string[] {
  const tested = [...corsFaults.values()]
  const isCommon = (fault: string) => tested.filter((faults) => faults.has(fault)).length > tested.length / 2
  return [...new Set(tested.flatMap((faults) => [...faults]))].filter(isCommon)
}

function contractWords(inquiry: Inquiry): string {
  const customer = inquiry.calls('getMe').find(({ data }) => data !== undefined)
  if (!customer) return 'not known'
  const kinds = contractsByKind(contractsOf(customer))
  return kinds.map(({ about, count }) => `${count} ${about}`).join(', ') || 'none'
}

export function compileReport(inquiry: Inquiry, { origin, portal, isWriting }: Options, at: Date) {
  const corsFaults = commonCorsFaults(inquiry)
  const known = givenFields(inquiry)
  const reports = operations.map((operation) => operationReport(operation, inquiry, known, corsFaults))
  const isUnfit = reports.some((report) => report.isUnfit)
  return {
    origin,
    portal,
    isWriting,
    at,
    corsFaults,
    contracts: contractWords(inquiry),
    operations: reports,
    isUnfit,
  }
}
