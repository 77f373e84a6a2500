const partial = new WeakSet<object>()

/** Notes that something unreadable was left out of a list or an object. */
export const markPartial = (whole: object): void => void partial.add(whole)

/** Whether something unreadable was left out, here or deeper; the page must say so. */
export const isPartial = (whole: unknown): boolean =>
  typeof whole === 'object' && whole !== null && partial.has(whole)

/** Marks a result as partial if the list or object that it comes from is partial. */
export function asPartialAs<Whole extends object>(source: object, whole: Whole): Whole {
  if (isPartial(source)) markPartial(whole)
  return whole
}
