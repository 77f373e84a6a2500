import type { OperationId } from '../../sandbox/document'

export const verdicts = ['unusable', 'loses', 'repaired', 'fits', 'notAsked'] as const
/** The worst that was met: `loses` is an answer of which only a part can be used. */
export type Verdict = (typeof verdicts)[number]

/** A value that is not as openapi.yaml describes it, by its path. */
export interface Deviation {
  path: string
  /** In plain words: `number`, `one of 1, 2`. */
  expected: string
  found: string
  /** Which calls met it: `mobile Prepaid`. */
  about: string[]
}

export interface Loss extends Deviation {
  /** Money or a decision hangs on it: it takes along what it stands in. */
  isCritical: boolean
  /** The path of what is lost with it; empty for the whole answer. */
  lost: string
  /** What the portal does without it. */
  without: string
}

export interface CallReport {
  about: string
  status: number | null
  milliseconds: number
  mediaType: string
  isNotKept: boolean
  tellsTime: boolean
}

/** What became of an operation. Nothing in it is a value of the customer. */
export interface OperationReport {
  id: OperationId
  /** `GET /api/bills` */
  name: string
  group: string
  summary: string
  verdict: Verdict
  hasCriticalLoss: boolean
  /** Of what is not asked: why. */
  why: string | null
  calls: CallReport[]
  /** Why the portal cannot use it. */
  faults: string[]
  /** What of it keeps a browser from calling it; `null` where nobody looked. */
  corsFaults: string[] | null
  /** What the customer cannot do while it cannot be used. */
  without: string
  losses: Loss[]
  repairs: Deviation[]
  /** Paths that openapi.yaml does not describe. */
  unknown: string[]
  /** Described fields that never held anything, here or elsewhere. */
  neverGiven: { path: string; without: string }[]
  /** Lists without an entry, of which nothing can be told. */
  emptyLists: string[]
  /** How many entries of a list can be used, where some cannot. */
  shortLists: { path: string; usable: number; whole: number }[]
}

export interface Report {
  origin: string
  portal: string | null
  at: Date
  isWriting: boolean
  /** How many contracts of each kind the customer has; `null` where nobody could tell. */
  contracts: { about: string; count: number }[] | null
  operations: OperationReport[]
}

/** `2 mobile Prepaid, 1 TV` */
export function contractWords({ contracts }: Report): string {
  if (!contracts) return 'not known'
  return contracts.map(({ about, count }) => `${count} ${about}`).join(', ') || 'none'
}

const words: Record<Verdict, [one: string, many: string]> = {
  fits: ['fits', 'fit'],
  repaired: ['repaired', 'repaired'],
  loses: ['loses something', 'lose something'],
  unusable: ['cannot be used', 'cannot be used'],
  notAsked: ['not asked', 'not asked'],
}

export const verdictWords = (verdict: Verdict, count = 1): string => words[verdict][count === 1 ? 0 : 1]

export const countOf = ({ operations }: Report, verdict: Verdict): number =>
  operations.filter((operation) => operation.verdict === verdict).length

/** `39 operations: 20 fit, 6 repaired, 2 lose something, 1 cannot be used, 10 not asked` */
export function summaryLine(report: Report): string {
  const told = (['fits', 'repaired', 'loses', 'unusable', 'notAsked'] as const).map((verdict) => {
    const count = countOf(report, verdict)
    return `${count} ${verdictWords(verdict, count)}`
  })
  return `${report.operations.length} operations: ${told.join(', ')}`
}

/** Whether a portal in front of this API would fail somewhere, or lack what money or a decision hangs on. */
export const isUnfit = ({ operations }: Report): boolean =>
  operations.some(({ verdict, hasCriticalLoss }) => verdict === 'unusable' || hasCriticalLoss)

/** What keeps browsers from calling most operations: told once, and not with each. */
export function commonCorsFaults({ operations }: Report): string[] {
  const looked = operations.flatMap(({ corsFaults }) => (corsFaults ? [corsFaults] : []))
  const isCommon = (fault: string) =>
    looked.filter((faults) => faults.includes(fault)).length > looked.length / 2
  return [...new Set(looked.flat())].filter(isCommon)
}

/** Why an operation cannot be used, without what is told once for all. */
export function ownFaults({ faults }: OperationReport, report: Report): string[] {
  const common = new Set(commonCorsFaults(report).map(corsFaultText))
  return faults.filter((fault) => !common.has(fault))
}

export const corsFaultText = (fault: string): string => `CORS: ${fault}`

/** Operations that cannot be used for a reason of their own, or that lose what matters. */
export const urgentOf = (report: Report): OperationReport[] =>
  report.operations.filter(
    (operation) => operation.hasCriticalLoss || ownFaults(operation, report).length > 0,
  )
