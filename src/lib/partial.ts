const PARTIAL = Symbol('partial')

/** Notes in an answer that something unreadable was left out of a list or an object. */
export const markPartial = (value: object): void => void Object.assign(value, { [PARTIAL]: true })

/**
 * Whether something unreadable was left out of a part of an answer, here or deeper. A filtered list has no note: flows
 * read it from the answer itself, and pass it on as a field.
 */
export const isPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && PARTIAL in value
