import type { Shape } from '../../src/api/decoding/shape'

/** One way in which a provider may deviate from the format in openapi.yaml. */
export interface DriftKind {
  /** What it does, for the report. */
  name: string
  /** Whether the meaning is plainly the same, so that nothing is lost. */
  isLossless: boolean
  /** Whether it can happen to a value of this shape. */
  fits(shape: Shape, value: unknown): boolean
  /** The value in the provider's format; `undefined` leaves the field out. */
  write(value: unknown): unknown
}

const isList = (shape: Shape): boolean => typeof shape === 'object' && 'list' in shape
const isEnumeration = (shape: Shape): boolean => typeof shape === 'object' && 'oneOf' in shape
const isObject = (shape: Shape): boolean =>
  typeof shape === 'object' && !isList(shape) && !isEnumeration(shape)
const isDate = (shape: Shape): boolean => shape === 'date' || shape === 'dateTime'
const isText = (shape: Shape): boolean => shape === 'text' || shape === 'filledText'
const isNumber = (shape: Shape): boolean => shape === 'number' || shape === 'integer' || shape === 'money'

function isoOf(dotted: unknown): string {
  const [date = '', time] = String(dotted).split(' ')
  const iso = date.split('.').reverse().join('-')
  return time ? `${iso}T${time}:00+01:00` : iso
}

const lossless = (name: string, fits: DriftKind['fits'], write: DriftKind['write']): DriftKind => ({
  ...{ name, isLossless: true, fits, write },
})
const lossy = (name: string, fits: DriftKind['fits'], write: DriftKind['write']): DriftKind => ({
  ...{ name, isLossless: false, fits, write },
})
const isBoolean = (shape: Shape) => shape === 'boolean'
const toLowerCaseText = (value: unknown) => String(value).toLowerCase()
/** An enumeration without the value in this format. */
const isRejected =
  (write: DriftKind['write']): DriftKind['fits'] =>
  (shape, value) =>
    typeof shape === 'object' && 'oneOf' in shape && !shape.oneOf.some((one) => one === write(value))
const anything = () => true

export const driftKinds: readonly DriftKind[] = [
  lossless('text for a number', isNumber, String),
  lossless(
    'decimals for a number',
    (shape) => shape === 'number' || shape === 'money',
    (value) => Number(value).toFixed(2),
  ),
  lossless(
    'number for a text',
    (shape, value) => isText(shape) && /^[1-9]\d{0,12}$/.test(String(value)),
    Number,
  ),
  lossless('0 and 1 for a boolean', isBoolean, Number),
  lossless('"0" and "1" for a boolean', isBoolean, (value) => String(Number(value))),
  lossless('"true" and "false" for a boolean', isBoolean, String),
  lossless('object with indexes for a list', isList, (value) => ({ ...(value as unknown[]) })),
  lossless(
    'list for an empty object',
    (shape, value) => isObject(shape) && JSON.stringify(value) === '{}',
    () => [],
  ),
  lossless('ISO date', isDate, isoOf),
  lossless('SQL date', isDate, (value) => isoOf(value).replace('T', ' ').replace('+01:00', '')),
  lossless('enumeration in other letters', isRejected(toLowerCaseText), toLowerCaseText),
  lossless(
    'seconds of a time',
    (shape) => shape === 'time',
    (value) => `${value}:33`,
  ),
  lossy('nothing', anything, () => null),
  lossy('missing', anything, () => undefined),
  lossy('unknown value of an enumeration', isEnumeration, () => 'UNHEARD_OF'),
  lossy('wrong date', isDate, () => '31.02.2026'),
  lossy('no boolean', isBoolean, () => 'perhaps'),
  lossy('no number', isNumber, () => '12,5 or so'),
  lossy(
    'boolean for a text',
    (shape) => isText(shape) || isDate(shape) || shape === 'time',
    () => true,
  ),
  lossy('text for a list', isList, () => 'none'),
  lossy('text for an object', isObject, () => 'none'),
  lossy('list for an object', isObject, () => ['none']),
  lossy(
    'object for a plain value',
    (shape) => typeof shape === 'string',
    () => ({ text: 'none' }),
  ),
]
