import { dayOf, formatApiDate, twoDigits } from '../../lib/formats/dates'

/** Decodes plain values from every unambiguous form. Each function returns undefined for any other value. */

/** `12`, `-0.5`, `23.40`: the number format of computers, without a leading zero or a thousands separator. */
const CANONICAL_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

export function decodeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && CANONICAL_NUMBER.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** `1.235`: in German, a thousand and more. */
const THOUSANDS_POINT = /^-?[1-9]\d{0,2}\.\d{3}$/

/** Whether a text may be a number with a decimal point or with a thousands separator. */
export const isAmbiguousNumber = (value: unknown): boolean =>
  typeof value === 'string' && THOUSANDS_POINT.test(value.trim())

/** A number whose size nobody may guess. */
export const decodeMoney = (value: unknown): number | undefined =>
  isAmbiguousNumber(value) ? undefined : decodeNumber(value)

export function decodeInteger(value: unknown): number | undefined {
  const number = decodeNumber(value)
  return Number.isSafeInteger(number) ? number : undefined
}

export function decodeText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  // A whole number that is too long has lost its last digits.
  const isExact = Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
  return isExact ? String(value) : undefined
}

const TRUE_VALUES = [true, 1, '1', 'true']
const FALSE_VALUES = [false, 0, '0', 'false']

export function decodeBoolean(value: unknown): boolean | undefined {
  const normalized = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (TRUE_VALUES.some((yes) => yes === normalized)) return true
  return FALSE_VALUES.some((no) => no === normalized) ? false : undefined
}

/** One of the values: itself, in other letter case, as text for a number, or as a boolean if only 1 and 0 exist. */
export function decodeOneOf<Value extends string | number>(
  values: readonly Value[],
  value: unknown,
): Value | undefined {
  const isSwitch = values.length === 2 && values.every((one) => one === 0 || one === 1)
  const normalized = typeof value === 'boolean' && isSwitch ? Number(value) : value
  if (typeof normalized !== 'string' && typeof normalized !== 'number') return undefined
  const text = String(normalized).trim().toLowerCase()
  return values.find((one) => one === normalized) ?? values.find((one) => String(one).toLowerCase() === text)
}

const DOTTED_DATE = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?(?:[\s,]+(\d{1,2}):(\d{2})(?::\d{2})?)?\s*$/
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

function formatDottedDate(
  [year, month, day]: number[],
  time: [hour: string, minute: string] | undefined,
  withTime: boolean,
) {
  const date = dayOf(Number(year), Number(month), Number(day))
  if (!date) return undefined
  const text = formatApiDate(date)
  return withTime && time ? `${text} ${time[0].padStart(2, '0')}:${time[1]}` : text
}

/**
 * A day as `05.03.2026`, with its time if it has one and `withTime` is set. An ISO time is the provider's wall clock,
 * whatever its offset. Only UTC (`Z`) is converted to the wall clock of this browser.
 */
export function decodeDate(value: unknown, withTime: boolean): string | undefined {
  if (typeof value !== 'string') return undefined
  const parts = DOTTED_DATE.exec(value)
  if (parts) {
    const [, day, month, year, hour, minute] = parts
    return formatDottedDate(
      [year, month, day].map(Number),
      hour && minute ? [hour, minute] : undefined,
      withTime,
    )
  }
  const [, year, month, day, hour, minute, zone] = ISO_DATE.exec(value.trim()) ?? []
  if (!year) return undefined
  if (zone === 'Z') {
    const local = new Date(value.trim().replace(' ', 'T'))
    const time: [string, string] = [twoDigits(local.getHours()), twoDigits(local.getMinutes())]
    return formatDottedDate([local.getFullYear(), local.getMonth() + 1, local.getDate()], time, withTime)
  }
  return formatDottedDate(
    [year, month, day].map(Number),
    hour && minute ? [hour, minute] : undefined,
    withTime,
  )
}

/** A time of day as `14:05`, also from a whole date. */
export function decodeTime(value: unknown): string | undefined {
  const [, hour, minute] =
    (typeof value === 'string' && /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(value.trim())) || []
  if (hour && minute)
    return Number(hour) < 24 && Number(minute) < 60 ? `${twoDigits(Number(hour))}:${minute}` : undefined
  return decodeDate(value, true)?.split(' ')[1]
}
