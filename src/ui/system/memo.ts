/** The maximum number of cached results. */
const MAX_ENTRIES = 1_000

/**
 * Replaces Chakra's memo, whose keys in JavaScript and LRU order cost the first page as much time as they save.
 * The arguments are plain data: the parts that JSON leaves out do not affect the result.
 */
export function memo<Args extends readonly unknown[], Result>(work: (...args: Args) => Result) {
  const cache = new Map<unknown, Result>()
  return function memoized(this: unknown, ...args: Args): Result {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : JSON.stringify(args)
    let result = cache.get(key)
    if (result === undefined) {
      result = work.call(this, ...args)
      if (cache.size >= MAX_ENTRIES) cache.clear()
      cache.set(key, result)
    }
    return result
  }
}
