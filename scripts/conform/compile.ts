import { nowhere } from './consequences'
import { contractsByKind, contractsOf } from './contracts'
import { consequenceOf, deviationsOf } from './findings'
import type { Asked, Inquiry } from './inquiry'
import { furtherLosses } from './lacks'
import { operationUses } from './operations'
import type { Options } from './options'
import { type DescribedOperation, describedOperations, nameOf } from './plans'
import { type CallReport, corsFaultText, type OperationReport, type Report, type Verdict } from './report'

/** Every answer may say these, and none has to. */
const OPTIONAL = new Set(['code', 'message', 'validation_errors'])

const callOf = ({
  about,
  heard: { status, milliseconds, mediaType, isNotKept, tellsTime },
}: Asked): CallReport => ({
  ...{ about, status, milliseconds, mediaType, isNotKept, tellsTime },
})

/** Why calls cannot be used, each reason once, with the calls that it is about. */
function faultsOfCalls(calls: readonly Asked[]): string[] {
  const met = new Map<string, Set<string>>()
  for (const { about, heard, faults } of calls)
    for (const fault of faults) {
      const told = heard.status === null ? fault : `${fault} Status ${heard.status}.`
      met.set(told, (met.get(told) ?? new Set()).add(about))
    }
  return [...met].map(([told, about]) => `${told} (${[...about].join(', ')})`)
}

const sumOf = (
  calls: readonly Asked[],
  path: string,
  count: (call: Asked) => Map<string, number> | undefined,
) => calls.reduce((sum, call) => sum + (count(call)?.get(path) ?? 0), 0)

function listsOf(all: readonly Asked[]) {
  const calls = all.filter(({ data }) => data !== undefined)
  const paths = new Set(calls.flatMap(({ contents }) => [...(contents?.entries.keys() ?? [])]))
  const lists = [...paths].map((path) => ({
    path,
    whole: sumOf(calls, path, ({ contents }) => contents?.entries),
    usable: sumOf(calls, path, ({ usable }) => usable),
  }))
  return {
    emptyLists: lists.filter(({ whole }) => whole === 0).map(({ path }) => path),
    shortLists: lists.filter(({ whole, usable }) => usable < whole),
  }
}

/** Described fields that nobody ever filled, each told once, where it was first expected. */
function neverGivenOf(operation: DescribedOperation, calls: readonly Asked[], told: Set<string>) {
  // What cannot be used was told by the reader.
  const usable = calls.filter(({ data }) => data !== undefined)
  const expected = new Map(usable.flatMap(({ contents }) => [...(contents?.expected ?? [])]))
  return [...expected].flatMap(([path, field]) => {
    const [owner = '', name = ''] = field.split('.')
    if (told.has(field) || OPTIONAL.has(name)) return []
    told.add(field)
    const without = consequenceOf(operation.id, owner, name)
    return without === nowhere ? [] : [{ path, without }]
  })
}

type Findings = Pick<OperationReport, 'calls' | 'faults' | 'losses' | 'repairs'>

function verdictOf({ calls, faults, losses, repairs }: Findings): Verdict {
  if (calls.length === 0) return 'notAsked'
  if (faults.length > 0) return 'unusable'
  if (losses.length > 0) return 'loses'
  return repairs.length > 0 ? 'repaired' : 'fits'
}

/** Puts together what all calls of an operation brought; `told` are the fields that need not be told of any more. */
function operationReport(
  operation: DescribedOperation,
  inquiry: Inquiry,
  told: Set<string>,
): OperationReport {
  const { id, group, summary } = operation
  const calls = inquiry.asked(id)
  const corsFaults = inquiry.corsFaults(id)
  const { repairs, losses: met } = deviationsOf(operation, calls)
  const losses = [...met, ...furtherLosses(operation, calls)]
  const faults = [...faultsOfCalls(calls), ...(corsFaults ?? []).map(corsFaultText)]
  const findings: Findings = { calls: calls.map(callOf), faults, losses, repairs }
  return {
    ...{ id, name: nameOf(operation), group, summary, corsFaults },
    ...findings,
    verdict: verdictOf(findings),
    hasCriticalLoss: losses.some(({ isCritical }) => isCritical),
    why: calls.length > 0 ? null : inquiry.skipped(id),
    without: operationUses[id].without,
    unknown: [...new Set(calls.flatMap(({ contents }) => [...(contents?.unknown ?? [])]))],
    neverGiven: neverGivenOf(operation, calls, told),
    ...listsOf(calls),
  }
}

/** Fields that some answer has filled: schema and name. */
function givenFields(inquiry: Inquiry): Set<string> {
  const calls = describedOperations.flatMap(({ id }) => inquiry.asked(id))
  return new Set(
    calls.flatMap(({ contents }) =>
      [...(contents?.expected ?? [])].filter(([path]) => contents?.given.has(path)).map(([, field]) => field),
    ),
  )
}

/** What has been asked, as a report that holds no value of the customer. */
export function compileReport(inquiry: Inquiry, { origin, portal, isWriting }: Options, at: Date): Report {
  const told = givenFields(inquiry)
  const customer = inquiry.asked('getMe').find(({ data }) => data !== undefined)
  const contracts = customer ? contractsByKind(contractsOf(customer)) : null
  return {
    ...{ origin, portal, isWriting, at },
    contracts: contracts?.map(({ about, count }) => ({ about, count })) ?? null,
    operations: describedOperations.map((operation) => operationReport(operation, inquiry, told)),
  }
}
