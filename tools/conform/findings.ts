import type { Drift } from '../../src/api/reading/drift'
import { isActiveContract } from '../../src/domain/activeContract'
import { parseWireDate, parseWireTime } from '../../src/lib/dates'
import { missedOf } from './consequences'
import { childrenOf, type Field, fieldAt } from './fields'
import type { Call } from './inquiry'
import type { Operation, OperationId } from './operations'
import { contractsOf } from './reads'
import { listAt, textAt } from './values'

/** The worst first. `critical`: money or a decision depends on what is lost. */
export const ranks = ['unusable', 'critical', 'loses', 'repaired', 'note'] as const

export interface Finding {
  rank: (typeof ranks)[number]
  text: string
  /** What the portal does, or what customers miss. */
  consequence?: string | null
  /** Which calls met it: `mobile Prepaid`. */
  about?: string
}

export const codeOf = (path: string) => (path ? `\`${path}\`` : 'the answer')

/** Types of the reader, in plain words. */
const typeWords: Record<string, string> = {
  filledText: 'text that is not empty',
  codeName: 'a code in letters',
  integer: 'whole number',
  date: 'a date such as 05.03.2026',
  dateTime: 'a date such as 05.03.2026 14:05',
  time: 'a time such as 14:05',
}

function driftText({ path, expected, found }: Drift, field: Field): string {
  if (expected !== found)
    return `${codeOf(path)}: ${typeWords[expected] ?? expected} expected, ${found} found`
  // No field of the expected object is present.
  const needed = childrenOf(field).filter((child) => child.lost !== child.path)
  const names = needed.map(({ name }) => name).join(', ')
  return `${codeOf(path)}: object with ${names} expected, one without found`
}

function lossOf(operation: Operation, { path, lost }: Field): string {
  if (!lost) return operation.without
  const along = lost.endsWith('[]') ? 'the whole entry' : codeOf(lost)
  const missed = missedOf(operation, fieldAt(operation.answer, lost)) ?? 'Nobody misses it.'
  return lost === path ? missed : `The portal also drops ${along}. ${missed}`
}

function driftFindings({ operation, drifts, about }: Call): Finding[] {
  // `listFindings` reports the unusable entries.
  const ofFields = drifts.filter(({ found }) => found !== 'entries that cannot be used')
  return ofFields.map((drift) => {
    const field = fieldAt(operation.answer, drift.path)
    const text = driftText(drift, field)
    if (drift.effect === 'repaired') return { rank: 'repaired', text: `repaired: ${text}`, about }
    // The reader has its own name for a refusal.
    if (drift.operation !== operation.name)
      return { rank: 'loses', text, consequence: 'The portal says it in its own words.', about }
    const rank = drift.effect === 'unusable' ? 'critical' : 'loses'
    return { rank, text, consequence: lossOf(operation, field), about }
  })
}

/** The lists of an answer that the portal can use, with their numbers of entries. */
const listsOf = ({ data, contents }: Call) => (data === undefined ? [] : [...(contents?.entries ?? [])])

function listFindings(call: Call): Finding[] {
  const { operation, usable, about } = call
  return listsOf(call).flatMap(([path, whole]) => {
    const count = usable.get(path) ?? 0
    if (count >= whole) return []
    const text = `${path ? codeOf(path) : 'the list'}: ${count} of ${whole} entries can be used`
    const consequence = lossOf(operation, fieldAt(operation.answer, `${path}[]`))
    return [{ rank: 'loses', text, consequence, about }]
  })
}

/** Reports a setting without a value, unless the reader has reported it. */
function settingFindings(path: string, { data, drifts, about }: Call): Finding[] {
  if (data === undefined || textAt(data, path) !== null || drifts.some((drift) => drift.path === path))
    return []
  const consequence = 'The portal says that nobody knows it; any value can be chosen.'
  return [{ rank: 'loses', text: `${codeOf(path)}: a value expected, nothing found`, consequence, about }]
}

function menuFindings(call: Call): Finding[] {
  const contracts = contractsOf(call)
  if (contracts.length === 0 || contracts.some(isActiveContract)) return []
  const text = '`body.user.contracts[].statusReason`: `Active` expected, never found'
  return [{ rank: 'loses', text, consequence: 'The menu shows no contract, or the current one alone.' }]
}

const { format: monthOf } = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** Entries of a listing that are of another month than the one asked for. */
function periodFindings({ about, query, data }: Call): Finding[] {
  const [first, last] = [query?.startDate, query?.endDate].map((day = '') => parseWireDate(day))
  const days = listAt(data, 'body.listing').map((entry) => parseWireTime(textAt(entry, 'date') ?? '')?.day)
  if (!first || !last) return []
  const outside = days.flatMap((day) => (day && (day < first || day > last) ? [monthOf(day)] : []))
  if (outside.length === 0) return []
  const [asked, months] = [monthOf(first), [...new Set(outside)].join(', ')]
  const text = `\`body.listing[].date\`: a day of ${asked} expected, a day of ${months} found`
  const consequence = `The usage page shows ${months} under “${asked}”, and its sums count it.`
  return [{ rank: 'critical', text, consequence, about }]
}

/** What the portal needs beyond the described fields. */
const furtherFindings: Partial<Record<OperationId, (call: Call) => Finding[]>> = {
  getMe: menuFindings,
  getListing: periodFindings,
  getLanguage: (call) => settingFindings('body.languageId', call),
  getSmsNotifications: (call) => settingFindings('body.state', call),
  getVoicemailState: (call) => settingFindings('body.state', call),
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

/** Whether 70 % of the letters are the same from the first on: `isBillPayed` and `isBillPaid`. */
function isAlike(name: string, otherName: string): boolean {
  const [one, other] = [lettersOf(name), lettersOf(otherName)]
  const end = [...one].findIndex((letter, index) => letter !== other[index])
  return (end < 0 ? one.length : end) >= Math.max(one.length, other.length) * 0.7
}

/** An unknown field with the same parent and a similar name. */
function lookAlikeOf({ path, name }: Field, unknown: readonly string[]): string | undefined {
  const parent = path.slice(0, -name.length)
  return unknown.find((one) => one.startsWith(parent) && isAlike(name, one.slice(parent.length)))
}

/**
 * What the answers of an operation lack, the worst first. `known` has the fields that some answer filled. The function
 * adds the fields that it reports, so that no other operation reports them again.
 */
export function findingsOf(operation: Operation, calls: readonly Call[], known: Set<string>): Finding[] {
  const contents = calls.flatMap((call) => call.contents ?? [])
  const unknown = [...new Set(contents.flatMap((one) => [...one.unknown]))]
  const filled = new Set(contents.flatMap((one) => [...one.filled]))
  const expected = contents.flatMap((one) => [...one.expected])
  const absent = [...new Map(expected.filter(([key]) => !filled.has(key))).entries()]
  const broken = calls.flatMap((call) => [
    ...driftFindings(call),
    ...listFindings(call),
    ...(furtherFindings[operation.id]?.(call) ?? []),
  ])
  const absences = absent.flatMap(([key, field]): Finding[] => {
    const consequence = missedOf(operation, field)
    if (!consequence) return []
    const path = codeOf(field.path)
    const alike = lookAlikeOf(field, unknown)
    const isReported = known.has(key) || broken.some(({ text }) => text.startsWith(path))
    known.add(key)
    if (!alike) return isReported ? [] : [{ rank: 'note', text: `never filled: ${path}`, consequence }]
    const text = `${path} never came, but the unknown ${codeOf(alike)} looks like it`
    return [{ rank: 'loses', text, consequence }]
  })

  const lists = calls.flatMap(listsOf)
  const full = new Set(lists.flatMap(([path, count]) => (count > 0 ? [path] : [])))
  const empty = [...new Set(lists.flatMap(([path]) => (full.has(path) ? [] : [path])))]
  const noteOf = (what: string, paths: readonly string[]): Finding[] =>
    paths.length > 0 ? [{ rank: 'note', text: `${what}: ${paths.map(codeOf).join(', ')}` }] : []
  return [
    ...broken,
    ...absences,
    ...noteOf('empty, so that its entries are not tested', empty),
    ...noteOf('unknown, and not read by the portal', unknown),
  ]
}
