import type { Drift } from '../../src/api/reading/drift'
import { isActiveContract } from '../../src/domain/activeContract'
import { parseWireDate, parseWireTime } from '../../src/lib/dates'
import { consequenceOf, missedOf, refusalConsequence } from './consequences'
import { contractsOf } from './contracts'
import { fieldAt } from './fields'
import type { Call } from './inquiry'
import { listAt, textAt } from './judge'
import { lookAlikes } from './lookAlikes'
import type { Operation, OperationId } from './operations'

/** A value that is not as openapi.yaml describes it, by its path. */
export interface Deviation {
  path: string
  /** In plain words: `number`, `one of 1, 2`. */
  expected: string
  found: string
  /** Which calls met it: `mobile Prepaid`. */
  about: string[]
  /** An unknown field beside one that never came, with a name like it. */
  lookAlike?: string
}

export interface Loss extends Deviation {
  /** Money or a decision hangs on it. */
  isCritical: boolean
  /** The path of what is lost with it; empty for the whole answer. */
  lost: string
  /** What the portal does without it. */
  without: string
}

/** A loss of the value alone, on which nothing hangs. */
const plainLoss = (loss: Omit<Loss, 'isCritical' | 'lost'>): Loss => ({
  ...{ ...loss, isCritical: false, lost: loss.path },
})

/** Types of the reader, in plain words. */
const typeWords: Record<string, string> = {
  filledText: 'text that is not empty',
  codeName: 'a code in letters',
  integer: 'whole number',
  date: 'a date such as 05.03.2026',
  dateTime: 'a date such as 05.03.2026 14:05',
  time: 'a time such as 14:05',
}

const SOME_ENTRIES = 'entries that cannot be used'

const deviationOf = ({ found, path, expected }: Drift) =>
  // The reader names entries at their list.
  found === SOME_ENTRIES
    ? { path: `${path}[]`, expected: 'entries', found: 'nothing that can be used' }
    : { path, expected: typeWords[expected] ?? expected, found }

function lossOf(operation: Operation, drift: Drift, about: string): Loss {
  const deviation = { ...deviationOf(drift), about: [about] }
  if (drift.operation !== operation.name)
    return plainLoss({ ...deviation, without: refusalConsequence(deviation.path) })
  const { lost, children } = fieldAt(operation.answer, deviation.path)
  const without = lost ? consequenceOf(operation, lost) : operation.use.without
  const loss = { ...deviation, isCritical: drift.effect === 'unusable', lost: lost?.path ?? '', without }
  if (loss.expected !== loss.found) return loss
  // Of the object that was expected, no field is there.
  const needed = [...children.values()].filter((child) => child.lost !== child).map(({ name }) => name)
  return { ...loss, expected: `object with ${needed.join(', ')}`, found: 'one without' }
}

/** The same found by several calls is one. */
function merged<Found extends Deviation>(all: readonly Found[]): Found[] {
  const byKey = new Map<string, Found>()
  for (const one of all) {
    const key = [one.path, one.expected, one.found].join('|')
    const known = byKey.get(key)
    byKey.set(key, known ? { ...known, about: [...new Set([...known.about, ...one.about])] } : one)
  }
  return [...byKey.values()]
}

/** An entry that cannot be used is named by what is wrong with it, not once more at its list. */
const isNamedBelow = (drift: Drift, all: readonly Drift[]) =>
  drift.found === SOME_ENTRIES &&
  all.some(({ path, effect }) => effect === 'unusable' && path.startsWith(`${drift.path}[]`))

/** Where answers lack what the portal needs beyond openapi.yaml; the reader has named what is broken. */
function needLosses(path: string, calls: readonly Call[]): Loss[] {
  const lacking = calls.filter(
    ({ data, drifts }) =>
      data !== undefined && textAt(data, path) === null && !drifts.some((drift) => drift.path === path),
  )
  const without = 'The portal says that nobody knows it; any value can be chosen.'
  return lacking.map(({ about }) =>
    plainLoss({ path, expected: 'a value', found: 'nothing', about: [about], without }),
  )
}

/** Contracts of which none stands in the menu. */
function menuLosses(calls: readonly Call[]): Loss[] {
  const contracts = calls.flatMap(contractsOf)
  if (contracts.length === 0 || contracts.some(isActiveContract)) return []
  const path = 'body.user.contracts[].statusReason'
  const without =
    'The menu shows no contract, or the current one alone: only those that are `Active` stand there.'
  const about = calls.map((call) => call.about)
  return [plainLoss({ path, expected: '`Active`', found: 'never', about, without })]
}

const { format: monthOf } = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** Entries of a listing that are of another month than the one asked for. */
function periodLosses(calls: readonly Call[]): Loss[] {
  return calls.flatMap(({ about, query, data }) => {
    const [first, last] = [query?.startDate, query?.endDate].map((day = '') => parseWireDate(day))
    const days = listAt(data, 'body.listing').map((entry) => parseWireTime(textAt(entry, 'date') ?? '')?.day)
    if (!first || !last) return []
    const outside = days.flatMap((day) => (day && (day < first || day > last) ? [monthOf(day)] : []))
    if (outside.length === 0) return []
    const [asked, months] = [monthOf(first), [...new Set(outside)].join(', ')]
    const without = `The usage page shows ${months} under “${asked}”, and its sums count it.`
    const words = { expected: `a day of ${asked}`, found: `a day of ${months}`, about: [about] }
    return [{ ...plainLoss({ path: 'body.listing[].date', ...words, without }), isCritical: true }]
  })
}

/** What the portal needs beyond the described fields, by operation. */
const furtherLosses: Partial<Record<OperationId, (calls: readonly Call[]) => Loss[]>> = {
  getMe: menuLosses,
  getListing: periodLosses,
  getLanguage: (calls) => needLosses('body.languageId', calls),
  getSmsNotifications: (calls) => needLosses('body.state', calls),
  getVoicemailState: (calls) => needLosses('body.state', calls),
}

/** Names beside a field that never came the unknown one that looks like it. */
function withLookAlikes(operation: Operation, losses: readonly Loss[], calls: readonly Call[]): Loss[] {
  const alike = lookAlikes(calls)
  const known = losses.map((loss) => {
    const lookAlike = loss.found === 'nothing' && alike.get(fieldAt(operation.answer, loss.path))
    return lookAlike ? { ...loss, lookAlike } : loss
  })
  const others = [...alike].flatMap(([field, lookAlike]) => {
    const { path } = field
    const without = missedOf(operation, field)
    if (!without || losses.some((loss) => loss.path === path)) return []
    const about = calls.filter(({ contents }) => contents?.expected.has(field)).map((call) => call.about)
    return [plainLoss({ path, expected: 'a value', found: 'nothing', about, lookAlike, without })]
  })
  return [...known, ...others]
}

/** What the reader repaired in the answers of an operation, and what customers lose. */
export function findingsOf(
  operation: Operation,
  calls: readonly Call[],
): { repairs: Deviation[]; losses: Loss[] } {
  const found = calls.flatMap(({ drifts, about }) =>
    drifts.filter((drift) => !isNamedBelow(drift, drifts)).map((drift) => ({ drift, about })),
  )
  const repairs = found.filter(({ drift }) => drift.effect === 'repaired')
  const losses = found.filter(({ drift }) => drift.effect !== 'repaired')
  const all = [
    ...losses.map(({ drift, about }) => lossOf(operation, drift, about)),
    ...(furtherLosses[operation.id]?.(calls) ?? []),
  ]
  return {
    repairs: merged(repairs.map(({ drift, about }) => ({ ...deviationOf(drift), about: [about] }))),
    losses: withLookAlikes(operation, merged(all), calls),
  }
}
