const PARTIAL = Symbol('partial')

/** Notes in an answer that something unreadable was left out of a list or an object. */
export const markPartial = (value: object): void => void Object.assign(value, { [PARTIAL]: true })

/**
 * Whether something unreadable was left out of a part of an answer, here or deeper. A filtered list has no note: ask
 * this of the part as it was answered.
 */
export const isPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && PARTIAL in value
