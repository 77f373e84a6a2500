const partialValues = new WeakSet<object>()

/** Notes that something unreadable was left out of a list or an object. */
export const markPartial = (value: object): void => void partialValues.add(value)

/** Whether something unreadable was left out, here or deeper; the page must say so. */
export const isPartial = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && partialValues.has(value)

/** Marks a result as partial if the list or object that it comes from is partial. */
export function copyPartialMark<Target extends object>(source: object, target: Target): Target {
  if (isPartial(source)) markPartial(target)
  return target
}
