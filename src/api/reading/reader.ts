import { isEuroSign } from '../../lib/euroSign'
import { isPartial, markPartial } from '../../lib/partial'
import { type DriftEffect, type OnDrift, typeOf } from './drift'
import type { AnswerPlans, ObjectPlan, Plan } from './plan'
import {
  isAmbiguousNumber,
  readBoolean,
  readDate,
  readInteger,
  readMoney,
  readNumber,
  readOneOf,
  readText,
  readTime,
} from './scalars'

/** Reads a value that is present: `null` if it is empty, `undefined` if it is unusable. */
export type Read = (value: unknown) => unknown

type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const scalars = {
  text: readText,
  filledText: (value: unknown) => (value === '' ? null : readText(value)),
  codeName: (value: unknown) => (typeof value === 'string' && /\p{L}/u.test(value) ? value : undefined),
  number: readNumber,
  money: readMoney,
  integer: readInteger,
  boolean: readBoolean,
  date: (value: unknown) => readDate(value, false),
  dateTime: (value: unknown) => readDate(value, true),
  time: readTime,
}

/** Entries of a list, or of an object that has the indexes as keys. */
export function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

/** The effect of an unusable value: it is left out, or it makes its parent unusable. */
type Loss = Exclude<DriftEffect, 'repaired'>

/** The place of a value in an answer, and what depends on it. */
interface Place {
  operation: string
  path: string
  loss: Loss
}

const isList = (plan: Plan) => typeof plan === 'object' && 'list' in plan
const isComposite = (plan: Plan) => typeof plan === 'object' && !('oneOf' in plan)

/** Makes readers of values, which report the first drift of each kind at their place. */
export function createReaders({ shared }: Pick<AnswerPlans, 'shared'>, onDrift: OnDrift) {
  const planOf = (name: string) => shared[name] as Plan

  function describe(plan: Plan): string {
    if (typeof plan === 'string') return plan
    if ('oneOf' in plan) return `one of ${plan.oneOf.join(', ')}`
    if ('ref' in plan) return describe(planOf(plan.ref))
    return 'list' in plan ? 'list' : 'object'
  }

  function createDriftReporter({ operation, path }: Place, expected: string) {
    const reported = new Set<string>()
    return (found: string, effect: DriftEffect) => {
      const key = `${found} ${effect}`
      if (reported.has(key)) return
      reported.add(key)
      onDrift({ operation, path, expected, found, effect })
    }
  }

  function scalarReader(place: Place, expected: string, read: Read): Read {
    const report = createDriftReporter(place, expected)
    return (value) => {
      const result = read(value)
      const found = isAmbiguousNumber(value) ? 'ambiguous text' : typeOf(value)
      if (result === undefined) report(found, place.loss)
      else if (result !== null && result !== value) report(found, 'repaired')
      return result
    }
  }

  function listReader(place: Place, entry: Plan): Read {
    const report = createDriftReporter(place, 'list')
    const readEntry = readerOf({ ...place, path: `${place.path}[]`, loss: 'unusable' }, entry)
    const readEntryOrNull = (one: unknown) => (isNullish(one) ? null : readEntry(one))
    return (value) => {
      const entries = entriesOf(entry === 'text' && typeof value === 'string' ? [value] : value)
      if (entries !== value) report(typeOf(value), entries ? 'repaired' : place.loss)
      if (!entries) return undefined
      const read = entries.map(readEntryOrNull).filter((one) => !isNullish(one))
      const isComplete = read.length === entries.length
      if (!isComplete) report('entries that cannot be used', 'leftOut')
      if (!isComplete || read.some(isPartial)) markPartial(read)
      // A list without any readable entry is not an empty list.
      return isComplete || read.length > 0 ? read : undefined
    }
  }

  function mapReader(place: Place, entry: Plan): Read {
    const report = createDriftReporter(place, 'object')
    const readEntry = readerOf({ ...place, path: `${place.path}.*`, loss: 'leftOut' }, entry)
    return (value) => {
      if (isEmptyList(value)) return {}
      if (!isObject(value)) {
        report(typeOf(value), place.loss)
        return undefined
      }
      const read = Object.entries(value).map(([name, one]) => [name, isNullish(one) ? null : readEntry(one)])
      return Object.fromEntries(read.filter(([, one]) => !isNullish(one)))
    }
  }

  function fieldReaders({ path, ...place }: Place, plan: ObjectPlan) {
    const { fields, needs = [], critical = [], unknown = [], unitOf = {} } = plan
    return Object.entries(fields).map(([name, plan]) => {
      const isNeeded = needs.includes(name)
      const isCritical = isNeeded || critical.includes(name)
      const staysUnknown = unknown.includes(name)
      const loss: Loss = isCritical || staysUnknown ? 'unusable' : 'leftOut'
      const fieldPlace = { ...place, path: path ? `${path}.${name}` : name, loss }
      const read = readerOf(fieldPlace, plan)
      const unit = unitOf[name]
      const readMoney = unit === undefined ? read : readerOf(fieldPlace, 'money')
      const readOrNull = (value: unknown, parent: Fields): unknown => {
        // Some languages encode an empty list as null.
        if (value === null && isNeeded && isList(plan)) return read([])
        if (isNullish(value)) return null
        const isMoney = unit !== undefined && isEuroSign(readText(parent[unit]))
        return isMoney ? readMoney(value) : read(value)
      }
      return {
        name,
        isNeeded,
        isCritical,
        staysUnknown,
        isComposite: isComposite(plan),
        report: createDriftReporter(fieldPlace, describe(plan)),
        read: readOrNull,
      }
    })
  }

  function objectReader(place: Place, plan: ObjectPlan): Read {
    const report = createDriftReporter(place, 'object')
    const fields = fieldReaders(place, plan)

    function readFields(value: Fields): Fields | null | undefined {
      const read: Fields = {}
      const losses = new Set<'critical' | 'composite'>()
      const missing: (() => void)[] = []
      for (const field of fields) {
        const { name, isNeeded, isCritical, staysUnknown, isComposite, report } = field
        const raw = Object.hasOwn(value, name) ? value[name] : undefined
        const result = field.read(raw, value)
        if (isPartial(result)) losses.add('composite')
        if (!isNullish(result)) read[name] = result
        else if (result === undefined && staysUnknown) read[name] = null
        else if (result === undefined && isCritical) losses.add('critical')
        else if (result === undefined && isComposite) losses.add('composite')
        else if (result === null && isNeeded) missing.push(() => report(typeOf(raw), 'unusable'))
      }
      if (losses.has('critical')) return undefined
      // An object without any content counts as missing.
      const isBlank = Object.values(read).every((one) => one === '')
      if (isBlank && missing.length > 0) return null
      for (const reportMissing of missing) reportMissing()
      if (missing.length > 0) return undefined
      if (losses.has('composite')) markPartial(read)
      return read
    }

    return (value) => {
      if (isObject(value)) return readFields(value)
      const isEmpty = isEmptyList(value)
      report(typeOf(value), isEmpty ? 'repaired' : place.loss)
      return isEmpty ? readFields({}) : undefined
    }
  }

  function readerOf(place: Place, plan: Plan): Read {
    if (typeof plan === 'string') return scalarReader(place, plan, scalars[plan])
    if ('oneOf' in plan) return scalarReader(place, describe(plan), (value) => readOneOf(plan.oneOf, value))
    if ('ref' in plan) return readerOf(place, planOf(plan.ref))
    if ('list' in plan) return listReader(place, plan.list)
    if ('map' in plan) return mapReader(place, plan.map)
    return objectReader(place, plan)
  }

  /** Reads the answers of an operation. */
  return (operation: string, plan: Plan): Read => readerOf({ operation, path: '', loss: 'unusable' }, plan)
}
