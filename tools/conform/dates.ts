import { decodeDate } from '../../src/api/decoding/scalars'

/** What a date field holds instead of a day that the provider means. */
export type DateOddity = 'placeholder' | 'serialised'

/** The days that programs write if they have none: the zero of Unix, that of spreadsheets, and the end of time. */
const PLACEHOLDERS = ['01.01.1970', '01.01.1900', '31.12.9999']

/** Whether it is a `DateTime` of PHP as `json_encode` writes it. */
const isSerialisedDate = (value: unknown) =>
  typeof value === 'object' && value !== null && 'date' in value && 'timezone' in value

export function dateOddityOf(value: unknown): DateOddity | null {
  if (isSerialisedDate(value)) return 'serialised'
  return PLACEHOLDERS.includes(decodeDate(value, false) ?? '') ? 'placeholder' : null
}
