import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { hasTelltale, withoutTelltales } from './telltales'

/** Replaces a hidden value. */
const HIDDEN = '▒'

/**
 * Fields of payloads, contexts, answers and errors whose values may be visible. All others are hidden: a new field of
 * a machine shows nothing until it is listed here.
 */
const HARMLESS = new Set([
  ...['type', 'outcome', 'reason', 'problem', 'status', 'actorId'],
  ...['isMobile', 'isTv', 'isInternet'],
  ...['page', 'numberOfPages', 'unread', 'unreadNotifications'],
])

/** The parts of a machine's definition that can hold data; the rest is the program. */
const DATA_OF_DEFINITION = new Set(['context', 'input', 'output', 'params', 'error'])

/** The parts of a snapshot that name states; the rest is data. */
const NAMES_OF_SNAPSHOT = new Set(['status', 'value', 'historyValue', 'tags'])

/** A name in a program or a small count, unlike text that people write. */
const isCode = (value: unknown) =>
  typeof value === 'boolean' ||
  (Number.isInteger(value) && Math.abs(Number(value)) < 10_000) ||
  (typeof value === 'string' && /^[A-Za-z][\w.-]{0,80}$/.test(value) && !hasTelltale(value))

const asName = (value: unknown) => (typeof value === 'string' ? withoutTelltales(value) : value)

/** The value of a field that may hold data of the customer; `key` is the name of the field. */
const asData = (value: unknown, key: string) =>
  value === null || value === '' || (HARMLESS.has(key) && isCode(value)) ? value : HIDDEN

/** A copy as JSON would keep it, with each primitive value replaced. It cuts off circular references. */
function mapped(
  given: unknown,
  replace: (value: unknown, path: readonly string[]) => unknown,
  path: readonly string[] = [],
  above: readonly object[] = [],
): unknown {
  const value = hasToJson(given) ? given.toJSON() : given
  if (typeof value !== 'object' || value === null) return replace(value, path)
  if (above.includes(value)) return HIDDEN
  const inner = (field: unknown, key: string) => mapped(field, replace, [...path, key], [...above, value])
  if (Array.isArray(value)) return value.map((item) => inner(item, ''))
  const kept = Object.entries(value).filter(
    ([, field]) => field !== undefined && typeof field !== 'function' && typeof field !== 'symbol',
  )
  return Object.fromEntries(kept.map(([key, field]) => [withoutTelltales(key), inner(field, key)]))
}

const hasToJson = (value: unknown): value is { toJSON: () => unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'

function redactDefinition(definition: unknown): unknown {
  if (typeof definition !== 'string') return HIDDEN
  const redacted = mapped(JSON.parse(definition), (value, path) =>
    path.some((key) => DATA_OF_DEFINITION.has(key)) ? asData(value, path.at(-1) ?? '') : asName(value),
  )
  return JSON.stringify(redacted)
}

const redactSnapshot = (snapshot: unknown) =>
  mapped(snapshot, (value, path) =>
    NAMES_OF_SNAPSHOT.has(path[0] ?? '') ? asName(value) : asData(value, path.at(-1) ?? ''),
  )

function redactField(key: string, value: unknown): unknown {
  if (value === undefined || key === 'createdAt') return value
  if (key === 'definition') return redactDefinition(value)
  if (key === 'snapshot') return redactSnapshot(value)
  if (key === 'event') return mapped(value, (field, path) => asData(field, path.at(-1) ?? ''))
  return mapped(value, asName)
}

/** The event without data of the customer: values are hidden unless they are known to be harmless. */
export const redact = (event: StatelyInspectionEvent): StatelyInspectionEvent =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, redactField(key, value)]),
  ) as unknown as StatelyInspectionEvent
