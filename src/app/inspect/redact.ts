import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { hasTelltale, withoutTelltales } from './telltales'

/** What stands where a value was. */
const HIDDEN = '▒'

/**
 * The fields of payloads, contexts, answers and errors whose values may be seen. All others are hidden, also those
 * that nobody has thought of yet: a new field of a machine shows nothing until it is listed here.
 */
const HARMLESS = new Set([
  ...['type', 'outcome', 'reason', 'problem', 'status', 'actorId'],
  ...['isMobile', 'isTv', 'isInternet'],
  ...['page', 'numberOfPages', 'unread', 'unreadNotifications'],
])

/** The parts of a machine's definition that can hold data; all else in it is the program. */
const DATA_OF_DEFINITION = new Set(['context', 'input', 'output', 'params', 'error'])

/** The parts of a snapshot that name states; all else in it is data. */
const NAMES_OF_SNAPSHOT = new Set(['status', 'value', 'historyValue', 'tags'])

/** A name in a program or a small count, in contrast to what people write. */
const isCode = (value: unknown) =>
  typeof value === 'boolean' ||
  (Number.isInteger(value) && Math.abs(Number(value)) < 10_000) ||
  (typeof value === 'string' && /^[A-Za-z][\w.-]{0,80}$/.test(value) && !hasTelltale(value))

const asName = (value: unknown) => (typeof value === 'string' ? withoutTelltales(value) : value)

/** The value of a field that may hold something of a customer's; `key` is the name of the field. */
const asData = (value: unknown, key: string) =>
  value === null || value === '' || (HARMLESS.has(key) && isCode(value)) ? value : HIDDEN

/** A copy as JSON would keep it, with each value that is no object replaced; what contains itself is cut there. */
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

/** The event with nothing in it that could be a customer's: values are hidden unless they are known to be harmless. */
export const redact = (event: StatelyInspectionEvent): StatelyInspectionEvent =>
  Object.fromEntries(
    Object.entries(event).map(([key, value]) => [key, redactField(key, value)]),
  ) as unknown as StatelyInspectionEvent
