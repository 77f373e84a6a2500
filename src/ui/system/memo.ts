/** So many results are kept. */
const MOST = 1_000

/**
 * In place of Chakra's own, which writes its key in JavaScript and keeps an order of use: on the first page that takes as long
 * as what it saves. What is asked for is plain data: nothing in it that JSON leaves out makes a difference to the result.
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
