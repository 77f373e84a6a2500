/** Guards for stored data and messages of other documents: an earlier build or another script may have written them. */
export type Guard<Value> = (value: unknown) => value is Value

export const isString: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'

export const isOneOf =
  <const Value>(...values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.some((one) => one === value)

export const isNullOr =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value)

export const isOptional =
  <Value>(isValue: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value)

/** Whether a value is an object with these fields; the compiler requires one for each field of the type. */
export const isObjectOf =
  <Fields extends object>(
    fields: { readonly [Name in keyof Fields]-?: Guard<Fields[Name]> },
  ): Guard<Fields> =>
  (value): value is Fields =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, isField]) => isField(Reflect.get(value, name)))
