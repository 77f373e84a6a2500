import { isPartial, markPartial } from '../../lib/partial'
import { type DriftEffect, type OnDrift, typeOf } from './drift'
import type { AnswerPlans, ObjectPlan, Plan } from './plan'
import { readBoolean, readDate, readInteger, readNumber, readOneOf, readText, readTime } from './scalars'

/** Reads a value that is present: `null` if it is empty, `undefined` if it is unusable. */
export type Read = (value: unknown) => unknown

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) => value === null || value === undefined
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const scalars = {
  text: readText,
  filledText: (value: unknown) => (value === '' ? null : readText(value)),
  codeName: (value: unknown) => (typeof value === 'string' && /\p{L}/u.test(value) ? value : undefined),
  number: readNumber,
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
const isWhole = (plan: Plan) => typeof plan === 'object' && !('oneOf' in plan)

/** Makes readers of values, which report the first drift of each kind at their place. */
export function createReaders({ shared }: Pick<AnswerPlans, 'shared'>, onDrift: OnDrift) {
  const planOf = (name: string) => shared[name] as Plan

  function describe(plan: Plan): string {
    if (typeof plan === 'string') return plan
    if ('oneOf' in plan) return `one of ${plan.oneOf.join(', ')}`
    if ('ref' in plan) return describe(planOf(plan.ref))
    return 'list' in plan ? 'list' : 'object'
  }

  function noteAt({ operation, path }: Place, expected: string) {
    const noted = new Set<string>()
    return (found: string, effect: DriftEffect) => {
      const key = `${found} ${effect}`
      if (noted.has(key)) return
      noted.add(key)
      onDrift({ operation, path, expected, found, effect })
    }
  }

  function scalarReader(place: Place, expected: string, read: Read): Read {
    const note = noteAt(place, expected)
    return (value) => {
      const result = read(value)
      if (result === undefined) note(typeOf(value), place.loss)
      else if (result !== null && result !== value) note(typeOf(value), 'repaired')
      return result
    }
  }

  function listReader(place: Place, entry: Plan): Read {
    const note = noteAt(place, 'list')
    const readEntry = readerOf({ ...place, path: `${place.path}[]`, loss: 'unusable' }, entry)
    const readKnown = (one: unknown) => (isNothing(one) ? null : readEntry(one))
    return (value) => {
      const entries = entriesOf(entry === 'text' && typeof value === 'string' ? [value] : value)
      if (entries !== value) note(typeOf(value), entries ? 'repaired' : place.loss)
      if (!entries) return undefined
      const read = entries.map(readKnown).filter((one) => !isNothing(one))
      const isWhole = read.length === entries.length
      if (!isWhole) note('entries that cannot be used', 'leftOut')
      if (!isWhole || read.some(isPartial)) markPartial(read)
      // A list without any readable entry is not an empty list.
      return isWhole || read.length > 0 ? read : undefined
    }
  }

  function mapReader(place: Place, entry: Plan): Read {
    const note = noteAt(place, 'object')
    const readEntry = readerOf({ ...place, path: `${place.path}.*`, loss: 'leftOut' }, entry)
    return (value) => {
      if (isEmptyList(value)) return {}
      if (!isObject(value)) {
        note(typeOf(value), place.loss)
        return undefined
      }
      const read = Object.entries(value).map(([name, one]) => [name, isNothing(one) ? null : readEntry(one)])
      return Object.fromEntries(read.filter(([, one]) => !isNothing(one)))
    }
  }

  function fieldReaders({ path, ...place }: Place, { fields, needs = [], critical = [] }: ObjectPlan) {
    return Object.entries(fields).map(([name, plan]) => {
      const isNeeded = needs.includes(name)
      const isCritical = isNeeded || critical.includes(name)
      const loss: Loss = isCritical ? 'unusable' : 'leftOut'
      const at = { ...place, path: path ? `${path}.${name}` : name, loss }
      const read = readerOf(at, plan)
      const readOrNothing: Read = (value) => {
        // Some languages encode an empty list as null.
        if (value === null && isNeeded && isList(plan)) return read([])
        return isNothing(value) ? null : read(value)
      }
      return {
        name,
        isNeeded,
        isCritical,
        isWhole: isWhole(plan),
        note: noteAt(at, describe(plan)),
        read: readOrNothing,
      }
    })
  }

  function objectReader(place: Place, plan: ObjectPlan): Read {
    const note = noteAt(place, 'object')
    const fields = fieldReaders(place, plan)

    function readFields(value: Fields): Fields | null | undefined {
      const read: Fields = {}
      const lost = new Set<'critical' | 'whole'>()
      const missing: (() => void)[] = []
      for (const { name, isNeeded, isCritical, isWhole, note, read: readField } of fields) {
        const there = Object.hasOwn(value, name) ? value[name] : undefined
        const one = readField(there)
        if (isPartial(one)) lost.add('whole')
        if (!isNothing(one)) read[name] = one
        else if (one === undefined && isCritical) lost.add('critical')
        else if (one === undefined && isWhole) lost.add('whole')
        else if (one === null && isNeeded) missing.push(() => note(typeOf(there), 'unusable'))
      }
      if (lost.has('critical')) return undefined
      // An object without any content counts as missing.
      const saysNothing = Object.values(read).every((one) => one === '')
      if (saysNothing && missing.length > 0) return null
      for (const tell of missing) tell()
      if (missing.length > 0) return undefined
      if (lost.has('whole')) markPartial(read)
      return read
    }

    return (value) => {
      if (isObject(value)) return readFields(value)
      const isEmpty = isEmptyList(value)
      note(typeOf(value), isEmpty ? 'repaired' : place.loss)
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
