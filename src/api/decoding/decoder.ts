import { isEuroSign } from '../../lib/formats/euroSign'
import { isPartial, markPartial } from '../../lib/partial'
import { type DriftEffect, type OnDrift, typeOf } from './drift'
import {
  decodeBoolean,
  decodeDate,
  decodeInteger,
  decodeMoney,
  decodeNumber,
  decodeOneOf,
  decodeText,
  decodeTime,
  isAmbiguousNumber,
} from './scalars'
import type { AnswerShapes, ObjectShape, Shape } from './shape'

/** Decodes a value that is present: `null` if it is empty, `undefined` if it is unusable. */
export type Decode = (value: unknown) => unknown

type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const scalars = {
  text: decodeText,
  filledText: (value: unknown) => (value === '' ? null : decodeText(value)),
  codeName: (value: unknown) => (typeof value === 'string' && /\p{L}/u.test(value) ? value : undefined),
  number: decodeNumber,
  money: decodeMoney,
  integer: decodeInteger,
  boolean: decodeBoolean,
  date: (value: unknown) => decodeDate(value, false),
  dateTime: (value: unknown) => decodeDate(value, true),
  time: decodeTime,
}

/** Entries of a list, or of an object that has the indexes as keys. */
export function entriesOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

/** The effect of an unusable value: it is left out, or it makes its parent unusable. */
type Loss = Exclude<DriftEffect, 'repaired'>

/** The path of a value in the answer of an operation, and what depends on it. */
interface Position {
  operation: string
  path: string
  loss: Loss
}

const isList = (shape: Shape) => typeof shape === 'object' && 'list' in shape
const isComposite = (shape: Shape) => typeof shape === 'object' && !('oneOf' in shape)

/** Makes decoders of values, which report the first drift of each kind at their path. */
export function createDecoders({ shared }: Pick<AnswerShapes, 'shared'>, onDrift: OnDrift) {
  const shapeOf = (name: string) => shared[name] as Shape

  function describe(shape: Shape): string {
    if (typeof shape === 'string') return shape
    if ('oneOf' in shape) return `one of ${shape.oneOf.join(', ')}`
    if ('ref' in shape) return describe(shapeOf(shape.ref))
    return 'list' in shape ? 'list' : 'object'
  }

  function createDriftReporter({ operation, path }: Position, expected: string) {
    const reported = new Set<string>()
    return (found: string, effect: DriftEffect) => {
      const key = `${found} ${effect}`
      if (reported.has(key)) return
      reported.add(key)
      onDrift({ operation, path, expected, found, effect })
    }
  }

  function scalarDecoder(position: Position, expected: string, decode: Decode): Decode {
    const report = createDriftReporter(position, expected)
    return (value) => {
      const result = decode(value)
      const found = isAmbiguousNumber(value) ? 'ambiguous text' : typeOf(value)
      if (result === undefined) report(found, position.loss)
      else if (result !== null && result !== value) report(found, 'repaired')
      return result
    }
  }

  function listDecoder(position: Position, entry: Shape): Decode {
    const report = createDriftReporter(position, 'list')
    const decodeEntry = decoderOf({ ...position, path: `${position.path}[]`, loss: 'unusable' }, entry)
    const decodeEntryOrNull = (one: unknown) => (isNullish(one) ? null : decodeEntry(one))
    return (value) => {
      const entries = entriesOf(entry === 'text' && typeof value === 'string' ? [value] : value)
      if (entries !== value) report(typeOf(value), entries ? 'repaired' : position.loss)
      if (!entries) return undefined
      const decoded = entries.map(decodeEntryOrNull).filter((one) => !isNullish(one))
      const isComplete = decoded.length === entries.length
      if (!isComplete) report('entries that cannot be used', 'leftOut')
      if (!isComplete || decoded.some(isPartial)) markPartial(decoded)
      // A list without any readable entry is not an empty list.
      return isComplete || decoded.length > 0 ? decoded : undefined
    }
  }

  function mapDecoder(position: Position, entry: Shape): Decode {
    const report = createDriftReporter(position, 'object')
    const decodeEntry = decoderOf({ ...position, path: `${position.path}.*`, loss: 'leftOut' }, entry)
    return (value) => {
      if (isEmptyList(value)) return {}
      if (!isObject(value)) {
        report(typeOf(value), position.loss)
        return undefined
      }
      const decoded = Object.entries(value).map(([name, one]) => [
        name,
        isNullish(one) ? null : decodeEntry(one),
      ])
      return Object.fromEntries(decoded.filter(([, one]) => !isNullish(one)))
    }
  }

  function fieldDecoders({ path, ...position }: Position, shape: ObjectShape) {
    const { fields, needs = [], critical = [], unknown = [], unitOf = {} } = shape
    return Object.entries(fields).map(([name, shape]) => {
      const isNeeded = needs.includes(name)
      const isCritical = isNeeded || critical.includes(name)
      const staysUnknown = unknown.includes(name)
      const loss: Loss = isCritical || staysUnknown ? 'unusable' : 'leftOut'
      const fieldPosition = { ...position, path: path ? `${path}.${name}` : name, loss }
      const decode = decoderOf(fieldPosition, shape)
      const unit = unitOf[name]
      const decodeMoney = unit === undefined ? decode : decoderOf(fieldPosition, 'money')
      const decodeOrNull = (value: unknown, parent: Fields): unknown => {
        // Some languages encode an empty list as null.
        if (value === null && isNeeded && isList(shape)) return decode([])
        if (isNullish(value)) return null
        const isMoney = unit !== undefined && isEuroSign(decodeText(parent[unit]))
        return isMoney ? decodeMoney(value) : decode(value)
      }
      return {
        name,
        isNeeded,
        isCritical,
        staysUnknown,
        isComposite: isComposite(shape),
        report: createDriftReporter(fieldPosition, describe(shape)),
        decode: decodeOrNull,
      }
    })
  }

  function objectDecoder(position: Position, shape: ObjectShape): Decode {
    const report = createDriftReporter(position, 'object')
    const fields = fieldDecoders(position, shape)

    function decodeFields(value: Fields): Fields | null | undefined {
      const decoded: Fields = {}
      const losses = new Set<'critical' | 'composite'>()
      const missing: (() => void)[] = []
      for (const field of fields) {
        const { name, isNeeded, isCritical, staysUnknown, isComposite, report } = field
        const raw = Object.hasOwn(value, name) ? value[name] : undefined
        const result = field.decode(raw, value)
        if (isPartial(result)) losses.add('composite')
        if (!isNullish(result)) decoded[name] = result
        else if (result === undefined && staysUnknown) decoded[name] = null
        else if (result === undefined && isCritical) losses.add('critical')
        else if (result === undefined && isComposite) losses.add('composite')
        else if (result === null && isNeeded) missing.push(() => report(typeOf(raw), 'unusable'))
      }
      if (losses.has('critical')) return undefined
      // An object without any content counts as missing.
      const isBlank = Object.values(decoded).every((one) => one === '')
      if (isBlank && missing.length > 0) return null
      for (const reportMissing of missing) reportMissing()
      if (missing.length > 0) return undefined
      if (losses.has('composite')) markPartial(decoded)
      return decoded
    }

    return (value) => {
      if (isObject(value)) return decodeFields(value)
      const isEmpty = isEmptyList(value)
      report(typeOf(value), isEmpty ? 'repaired' : position.loss)
      return isEmpty ? decodeFields({}) : undefined
    }
  }

  function decoderOf(position: Position, shape: Shape): Decode {
    if (typeof shape === 'string') return scalarDecoder(position, shape, scalars[shape])
    if ('oneOf' in shape)
      return scalarDecoder(position, describe(shape), (value) => decodeOneOf(shape.oneOf, value))
    if ('ref' in shape) return decoderOf(position, shapeOf(shape.ref))
    if ('list' in shape) return listDecoder(position, shape.list)
    if ('map' in shape) return mapDecoder(position, shape.map)
    return objectDecoder(position, shape)
  }

  /** Decodes the answers of an operation. */
  return (operation: string, shape: Shape): Decode =>
    decoderOf({ operation, path: '', loss: 'unusable' }, shape)
}
