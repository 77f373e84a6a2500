/** What a driver answers that keeps to WebDriver: a value, or an error in its place. */
interface Answer {
  value: unknown
}

/** A connection that speaks WebDriver: commands are calls of a local server. */
export function webDriverAt(origin: string) {
  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value }: Answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    // The answer is what the specification says of this command.
    return value as Value
  }
  return {
    get: <Value>(path: string) => ask<Value>('GET', path),
    post: <Value = null>(path: string, body: object = {}) => ask<Value>('POST', path, body),
    delete: (path: string) => ask<null>('DELETE', path),
  }
}

export type WebDriver = ReturnType<typeof webDriverAt>
