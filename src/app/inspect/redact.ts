import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Recognised anywhere in a text: e-mail addresses, long numbers, tokens. */
const PII_PATTERNS = [
  /[^\s"']+@[^\s"']+\.[^\s"']+/g,
  /\+?\d[\d\s()/-]{4,}\d/g,
  /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}/g,
]

const maskPii = (text: string): string =>
  PII_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, '▒'), text)

const containsPii = (text: string): boolean => maskPii(text) !== text

/** Replaces a hidden value. */
const MASK = '▒'

/**
 * Fields of payloads, contexts, answers and errors whose values may be visible. All others are hidden: a new field of
 * a machine shows nothing until it is listed here.
 */
const VISIBLE_FIELDS = new Set([
  ...['type', 'outcome', 'reason', 'status', 'actorId'],
  ...['isMobile', 'isTv', 'isInternet'],
  ...['page', 'numberOfPages', 'unread', 'unreadNotifications'],
])

/** The parts of a machine's definition that can hold data; the rest is the program. */
const DEFINITION_DATA_KEYS = new Set(['context', 'input', 'output', 'params', 'error'])

/** The parts of a snapshot that name states; the rest is data. */
const SNAPSHOT_STATE_KEYS = new Set(['status', 'value', 'historyValue', 'tags'])

/** A name in a program or a small count, unlike text that people write. */
const isCode = (value: unknown) =>
  typeof value === 'boolean' ||
  (Number.isInteger(value) && Math.abs(Number(value)) < 10_000) ||
  (typeof value === 'string' && /^[A-Za-z][\w.-]{0,80}$/.test(value) && !containsPii(value))

const maskName = (value: unknown) => (typeof value === 'string' ? maskPii(value) : value)

/** The value of a field that may hold data of the customer; `key` is the name of the field. */
const maskData = (value: unknown, key: string) =>
  value === null || value === '' || (VISIBLE_FIELDS.has(key) && isCode(value)) ? value : MASK

/** A copy as JSON would keep it, with each primitive value replaced. It cuts off circular references. */
function mapPrimitives(
  input: unknown,
  replace: (value: unknown, path: readonly string[]) => unknown,
  path: readonly string[] = [],
  ancestors: readonly object[] = [],
): unknown {
  const value = hasToJson(input) ? input.toJSON() : input
  if (typeof value !== 'object' || value === null) return replace(value, path)
  if (ancestors.includes(value)) return MASK
  const mapField = (field: unknown, key: string) =>
    mapPrimitives(field, replace, [...path, key], [...ancestors, value])
  if (Array.isArray(value)) return value.map((item) => mapField(item, ''))
  const entries = Object.entries(value).filter(
    ([, field]) => field !== undefined && typeof field !== 'function' && typeof field !== 'symbol',
  )
  return Object.fromEntries(entries.map(([key, field]) => [maskPii(key), mapField(field, key)]))
}

const hasToJson = (value: unknown): value is { toJSON: () => unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function'

function redactDefinition(definition: unknown): unknown {
  if (typeof definition !== 'string') return MASK
  const redacted = mapPrimitives(JSON.parse(definition), (value, path) =>
    path.some((key) => DEFINITION_DATA_KEYS.has(key)) ? maskData(value, path.at(-1) ?? '') : maskName(value),
  )
  return JSON.stringify(redacted)
}

const redactSnapshot = (snapshot: unknown) =>
  mapPrimitives(snapshot, (value, path) =>
    SNAPSHOT_STATE_KEYS.has(path[0] ?? '') ? maskName(value) : maskData(value, path.at(-1) ?? ''),
  )

function redactField(key: string, value: unknown): unknown {
  if (value === undefined || key === 'createdAt') return value
  if (key === 'definition') return redactDefinition(value)
  if (key === 'snapshot') return redactSnapshot(value)
  if (key === 'event') return mapPrimitives(value, (field, path) => maskData(field, path.at(-1) ?? ''))
  return mapPrimitives(value, maskName)
}

/** The event without data of the customer: values are hidden unless they are known to be harmless. */
export const redact = (event: StatelyInspectionEvent): StatelyInspectionEvent =>
  Object.assign(
    { ...event },
    Object.fromEntries(Object.entries(event).map(([key, value]) => [key, redactField(key, value)])),
  )
