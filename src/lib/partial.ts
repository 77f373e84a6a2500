const partial = new WeakSet<object>()

/** Notes that something which could not be read was left out of a list or an object. */
export const markPartial = (whole: object): void => void partial.add(whole)

/** Whether something was left out, here or further in, because it could not be read; what is shown must say so. */
export const isPartial = (whole: unknown): boolean =>
  typeof whole === 'object' && whole !== null && partial.has(whole)

/** What is made of a list or an object is as partial as that was. */
export function asPartialAs<Whole extends object>(source: object, whole: Whole): Whole {
  if (isPartial(source)) markPartial(whole)
  return whole
}
