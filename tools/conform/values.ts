/** The value at a path of fields; `undefined` if a parent is no object. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (parent, name) =>
        typeof parent === 'object' && parent !== null ? Reflect.get(parent, name) : undefined,
      value,
    )

/** A plain value at a path, as sent; `null` if it is missing. */
export function textAt(value: unknown, path: string): string | null {
  const found = valueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}

/** The entries of a list at a path; none where there is no list. */
export function listAt(value: unknown, path?: string): unknown[] {
  const found = path === undefined ? value : valueAt(value, path)
  return Array.isArray(found) ? found : []
}

/** A field name in programming style: one word, without a customer's number. */
const FIELD_NAME = /^[A-Za-z_$][\w$-]{0,59}$/
const LONG_NUMBER = /\d{4}/
const CODE = /^[A-Z][A-Z0-9_]{1,79}$/

export type PrintableName = (name: string) => string

/** Collects the customer's values, so that no report contains them. */
export function createCustomerValues() {
  const customerValues = new Set<string>()
  // A field may have a value as its name, as in a list by phone number.
  const printableName: PrintableName = (name) =>
    FIELD_NAME.test(name) && !LONG_NUMBER.test(name) && !customerValues.has(name.toLowerCase()) ? name : '*'
  return {
    printableName,
    /** Records every plain value in an answer. */
    record(answer: unknown) {
      // Not recursive: the answer of a broken server may be arbitrarily deep.
      const pending = [answer]
      while (pending.length > 0) {
        const value = pending.pop()
        if (typeof value === 'object' && value !== null)
          for (const one of Object.values(value)) pending.push(one)
        else customerValues.add(String(value).toLowerCase())
      }
    },
  }
}

/** A code that is safe to print; a value of another form could be anything. */
export const printableCode = (code: string): string =>
  CODE.test(code) && !LONG_NUMBER.test(code) ? code : code === '' ? 'no code' : 'a code in another format'
