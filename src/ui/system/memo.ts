/** The maximum number of cached results. */
const MOST = 1_000

/**
 * Replaces Chakra's memo, whose keys in JavaScript and LRU order cost the first page as much time as they save.
 * The arguments are plain data: the parts that JSON leaves out do not affect the result.
 */
export function memo<Args extends readonly unknown[], Result>(work: (...args: Args) => Result) {
  const known = new Map<unknown, Result>()
  return function remembered(this: unknown, ...args: Args): Result {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : JSON.stringify(args)
    let result = known.get(key)
    if (result === undefined) {
      result = work.call(this, ...args)
      if (known.size >= MOST) known.clear()
      known.set(key, result)
    }
    return result
  }
}
