import type { Drift } from '../../src/api/decoding/drift'
import { isActiveContract } from '../../src/domain/contracts'
import { parseApiDate, parseApiTime } from '../../src/lib/formats/dates'
import type { Call } from './apiClient'
import { consequenceOf } from './consequences'
import { childrenOf, type Field, fieldAt } from './fields'
import type { Operation, OperationId } from './operations'
import { contractsOf } from './reads'
import { listAt, textAt } from './values'

/** The worst first. `critical`: money or a decision depends on what is lost. */
export const severities = ['unusable', 'critical', 'loses', 'repaired', 'note'] as const

export interface Issue {
  severity: (typeof severities)[number]
  text: string
  /** What the portal does, or what customers miss. */
  consequence?: string | null
  /** Which calls met it: `mobile Prepaid`. */
  label?: string
}

export const codeOf = (path: string) => (path ? `\`${path}\`` : 'the answer')

/** Types of the decoder, in plain words. */
const typeNames: Record<string, string> = {
  filledText: 'non-empty text',
  codeName: 'a code in letters',
  integer: 'whole number',
  money: 'an amount such as 12.50',
  date: 'a date such as 05.03.2026',
  dateTime: 'a date such as 05.03.2026 14:05',
  time: 'a time such as 14:05',
}

function driftText({ path, expected, found }: Drift, field: Field): string {
  if (expected !== found)
    return `${codeOf(path)}: ${typeNames[expected] ?? expected} expected, ${found} found`
  // No field of the expected object is present.
  const needed = childrenOf(field).filter((child) => child.droppedPath !== child.path)
  const names = needed.map(({ name }) => name).join(', ')
  return `${codeOf(path)}: object with ${names} expected, one without found`
}

function lossOf(operation: Operation, { path, droppedPath }: Field): string {
  if (!droppedPath) return operation.consequence
  const droppedPart = droppedPath.endsWith('[]') ? 'the whole entry' : codeOf(droppedPath)
  const loss = consequenceOf(operation, fieldAt(operation.answer, droppedPath)) ?? 'Customers miss nothing.'
  return droppedPath === path ? loss : `The portal also drops ${droppedPart}. ${loss}`
}

/** A number of units that the portal reads, although the provider may mean another one. */
const ambiguityIssue = (path: string, label: string): Issue => ({
  severity: 'loses',
  text: `${codeOf(path)}: a text such as \`1.235\`, which may mean a thousand, is read with a decimal point`,
  consequence: 'If it has a thousands separator, customers see a thousandth: send `"1235.00"`.',
  label,
})

function driftIssues({ operation, drifts, contents, label }: Call): Issue[] {
  // `listIssues` reports the unusable entries.
  const fieldDrifts = drifts.filter(({ found }) => found !== 'entries that cannot be used')
  return fieldDrifts.map((drift) => {
    const field = fieldAt(operation.answer, drift.path)
    const isSerialised = contents?.oddDates.get(drift.path) === 'serialised'
    const text = isSerialised ? serialisedText(drift.path) : driftText(drift, field)
    if (drift.effect === 'repaired' && drift.found === 'ambiguous text')
      return ambiguityIssue(drift.path, label)
    if (drift.effect === 'repaired') return { severity: 'repaired', text: `repaired: ${text}`, label }
    // The decoder has its own name for a refusal.
    if (drift.operation !== operation.name)
      return { severity: 'loses', text, consequence: 'The portal shows its own message.', label }
    const severity = drift.effect === 'unusable' ? 'critical' : 'loses'
    return { severity, text, consequence: lossOf(operation, field), label }
  })
}

const serialisedText = (path: string) =>
  `${codeOf(path)}: a date as text expected, a serialised \`DateTime\` object found: in PHP, send \`$date->format('d.m.Y H:i')\``

/** Days that programs write instead of no day. The portal cannot know that they mean none. */
function placeholderIssues({ contents, label }: Call): Issue[] {
  const paths = [...(contents?.oddDates ?? [])].flatMap(([path, oddity]) =>
    oddity === 'placeholder' ? [path] : [],
  )
  return paths.map((path) => ({
    severity: 'loses',
    text: `${codeOf(path)}: a day such as 01.01.1970 or 31.12.9999 found, which programs write if they have none`,
    consequence: 'Customers see that day. Send `null` if there is no date.',
    label,
  }))
}

/** The lists of an answer that the portal can use, with their numbers of entries. */
const listsOf = ({ data, contents }: Call) => (data === undefined ? [] : [...(contents?.entries ?? [])])

function listIssues(call: Call): Issue[] {
  const { operation, usableCounts, label } = call
  return listsOf(call).flatMap(([path, total]) => {
    const count = usableCounts.get(path) ?? 0
    if (count >= total) return []
    const text = `${path ? codeOf(path) : 'the list'}: ${count} of ${total} entries are usable`
    const consequence = lossOf(operation, fieldAt(operation.answer, `${path}[]`))
    return [{ severity: 'loses', text, consequence, label }]
  })
}

/** Reports a setting without a value, unless the decoder has reported it. */
function settingIssues(path: string, { data, drifts, label }: Call): Issue[] {
  if (data === undefined || textAt(data, path) !== null || drifts.some((one) => one.path === path)) return []
  const consequence = 'The portal shows it as unknown; customers can choose any value.'
  return [{ severity: 'loses', text: `${codeOf(path)}: a value expected, nothing found`, consequence, label }]
}

function menuIssues(call: Call): Issue[] {
  const contracts = contractsOf(call)
  if (contracts.length === 0 || contracts.some(isActiveContract)) return []
  const text = '`body.user.contracts[].statusReason`: `Active` expected, never found'
  return [{ severity: 'loses', text, consequence: 'The menu shows no contract, or only the current one.' }]
}

const { format: monthOf } = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** Entries of a listing that are of another month than the one asked for. */
function periodIssues({ label, query, data }: Call): Issue[] {
  const [first, last] = [query?.startDate, query?.endDate].map((day = '') => parseApiDate(day))
  const days = listAt(data, 'body.listing').map((entry) => parseApiTime(textAt(entry, 'date') ?? '')?.day)
  if (!first || !last) return []
  const outside = days.flatMap((day) => (day && (day < first || day > last) ? [monthOf(day)] : []))
  if (outside.length === 0) return []
  const [requestedMonth, months] = [monthOf(first), [...new Set(outside)].join(', ')]
  const text = `\`body.listing[].date\`: a day of ${requestedMonth} expected, a day of ${months} found`
  const consequence = `The usage page shows ${months} under “${requestedMonth}”, and its sums count it.`
  return [{ severity: 'critical', text, consequence, label }]
}

/** What the portal needs beyond the described fields. */
const extraChecks: Partial<Record<OperationId, (call: Call) => Issue[]>> = {
  getMe: menuIssues,
  getListing: periodIssues,
  getLanguage: (call) => settingIssues('body.languageId', call),
  getSmsNotifications: (call) => settingIssues('body.state', call),
  getVoicemailState: (call) => settingIssues('body.state', call),
}

const lettersOf = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

/** Whether 70 % of the letters are the same from the first on: `isBillPayed` and `isBillPaid`. */
function isSimilar(name: string, otherName: string): boolean {
  const [one, other] = [lettersOf(name), lettersOf(otherName)]
  const end = [...one].findIndex((letter, index) => letter !== other[index])
  return (end < 0 ? one.length : end) >= Math.max(one.length, other.length) * 0.7
}

/** An unknown field with the same parent and a similar name. */
function similarFieldOf({ path, name }: Field, unknown: readonly string[]): string | undefined {
  const parent = path.slice(0, -name.length)
  return unknown.find((one) => one.startsWith(parent) && isSimilar(name, one.slice(parent.length)))
}

/**
 * What the answers of an operation lack, the worst first. `reported` has the fields that some answer filled. The
 * function adds the fields that it reports, so that no other operation reports them again.
 */
export function issuesOf(operation: Operation, calls: readonly Call[], reported: Set<string>): Issue[] {
  const contents = calls.flatMap((call) => call.contents ?? [])
  const unknown = [...new Set(contents.flatMap((one) => [...one.unknown]))]
  const filled = new Set(contents.flatMap((one) => [...one.filled]))
  const expected = contents.flatMap((one) => [...one.expected])
  const absent = [...new Map(expected.filter(([key]) => !filled.has(key))).entries()]
  const callIssues = calls.flatMap((call) => [
    ...driftIssues(call),
    ...placeholderIssues(call),
    ...listIssues(call),
    ...(extraChecks[operation.id]?.(call) ?? []),
  ])
  const absenceIssues = absent.flatMap(([key, field]): Issue[] => {
    const consequence = consequenceOf(operation, field)
    if (!consequence) return []
    const path = codeOf(field.path)
    const similar = similarFieldOf(field, unknown)
    const isReported = reported.has(key) || callIssues.some(({ text }) => text.startsWith(path))
    reported.add(key)
    if (!similar) return isReported ? [] : [{ severity: 'note', text: `never filled: ${path}`, consequence }]
    const text = `${path} is always missing, but the unknown ${codeOf(similar)} is similar`
    return [{ severity: 'loses', text, consequence }]
  })

  const lists = calls.flatMap(listsOf)
  const full = new Set(lists.flatMap(([path, count]) => (count > 0 ? [path] : [])))
  const empty = [...new Set(lists.flatMap(([path]) => (full.has(path) ? [] : [path])))]
  const noteOf = (what: string, paths: readonly string[]): Issue[] =>
    paths.length > 0 ? [{ severity: 'note', text: `${what}: ${paths.map(codeOf).join(', ')}` }] : []
  return [
    ...callIssues,
    ...absenceIssues,
    ...noteOf('empty, so its entries are untested', empty),
    ...noteOf('unknown, and ignored by the portal', unknown),
  ]
}
