import type { Plan } from '../../src/api/reading/plan'

/** One way in which a provider may deviate from the format in openapi.yaml. */
export interface DriftKind {
  /** What it does, for the report. */
  name: string
  /** Whether the meaning is plainly the same, so that nothing is lost. */
  isLossless: boolean
  /** Whether it can happen to a value that is read by this plan. */
  fits(plan: Plan, value: unknown): boolean
  /** The value in the provider's format; `undefined` leaves the field out. */
  write(value: unknown): unknown
}

const isList = (plan: Plan): boolean => typeof plan === 'object' && 'list' in plan
const isEnumeration = (plan: Plan): boolean => typeof plan === 'object' && 'oneOf' in plan
const isObject = (plan: Plan): boolean => typeof plan === 'object' && !isList(plan) && !isEnumeration(plan)
const isDate = (plan: Plan): boolean => plan === 'date' || plan === 'dateTime'
const isText = (plan: Plan): boolean => plan === 'text' || plan === 'filledText'
const isNumber = (plan: Plan): boolean => plan === 'number' || plan === 'integer' || plan === 'money'

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
const isBoolean = (plan: Plan) => plan === 'boolean'
const toLowerCaseText = (value: unknown) => String(value).toLowerCase()
/** An enumeration without the value in this format. */
const isRejected =
  (write: DriftKind['write']): DriftKind['fits'] =>
  (plan, value) =>
    typeof plan === 'object' && 'oneOf' in plan && !plan.oneOf.some((one) => one === write(value))
const anything = () => true

export const driftKinds: readonly DriftKind[] = [
  lossless('text for a number', isNumber, String),
  lossless(
    'decimals for a number',
    (plan) => plan === 'number' || plan === 'money',
    (value) => Number(value).toFixed(2),
  ),
  lossless(
    'number for a text',
    (plan, value) => isText(plan) && /^[1-9]\d{0,12}$/.test(String(value)),
    Number,
  ),
  lossless('0 and 1 for a boolean', isBoolean, Number),
  lossless('"0" and "1" for a boolean', isBoolean, (value) => String(Number(value))),
  lossless('"true" and "false" for a boolean', isBoolean, String),
  lossless('object with places for a list', isList, (value) => ({ ...(value as unknown[]) })),
  lossless(
    'list for an empty object',
    (plan, value) => isObject(plan) && JSON.stringify(value) === '{}',
    () => [],
  ),
  lossless('ISO date', isDate, isoOf),
  lossless('SQL date', isDate, (value) => isoOf(value).replace('T', ' ').replace('+01:00', '')),
  lossless('enumeration in other letters', isRejected(toLowerCaseText), toLowerCaseText),
  lossless(
    'seconds of a time',
    (plan) => plan === 'time',
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
    (plan) => isText(plan) || isDate(plan) || plan === 'time',
    () => true,
  ),
  lossy('text for a list', isList, () => 'none'),
  lossy('text for an object', isObject, () => 'none'),
  lossy('list for an object', isObject, () => ['none']),
  lossy(
    'object for a plain value',
    (plan) => typeof plan === 'string',
    () => ({ text: 'none' }),
  ),
]
