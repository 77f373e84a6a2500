/** The maximum number of cached results. */
const MAX_ENTRIES = 1_000

/**
 * Replaces Chakra's memo, whose keys in JavaScript and LRU order cost the first page as much time as they save. Most
 * styles are constants: the JSON of each is written once. Nobody changes arguments; what JSON leaves out has no effect.
 */
export function memo<Args extends readonly unknown[], Result>(work: (...args: Args) => Result) {
  const results = new Map<string, Result>()
  const names = new Map<string, string>()
  const nameOfObject = new WeakMap<object, string>()
  let count = 0
  /** Short, and equal for equal content. */
  function nameOf(value: unknown): string {
    if (typeof value !== 'object' || value === null) return `=${JSON.stringify(value)}`
    let name = nameOfObject.get(value)
    if (name === undefined) {
      const json = JSON.stringify(value)
      name = names.get(json) ?? `{${count++}`
      names.set(json, name)
      nameOfObject.set(value, name)
    }
    return name
  }
  return function memoized(this: unknown, ...args: Args): Result {
    const first: unknown = args[0]
    // The names of objects are no values of CSS.
    const key = args.length > 1 ? args.map(nameOf).join() : typeof first === 'string' ? first : nameOf(first)
    let result = results.get(key)
    if (result === undefined) {
      result = work.call(this, ...args)
      if (results.size >= MAX_ENTRIES) {
        results.clear()
        names.clear()
      }
      results.set(key, result)
    }
    return result
  }
}
