/** A field's name as programs write it: one word, and no number of a customer in it. */
const FIELD_NAME = /^[A-Za-z_$][\w$-]{0,59}$/
const LONG_NUMBER = /\d{4}/
const CODE = /^[A-Z][A-Z0-9_]{1,79}$/

/** What belongs to the customer, so that no report names it. */
export interface CustomerValues {
  /** Takes note of every plain value in an answer. */
  learn(answer: unknown): void
  /** The name of a field as it may be printed: `*` if it could be a value, as in a list by phone number. */
  printableName(name: string): string
}

export function createCustomerValues(): CustomerValues {
  const known = new Set<string>()
  return {
    learn(answer) {
      // Not recursive: nobody knows how deep the answer of a broken server goes.
      const open = [answer]
      while (open.length > 0) {
        const value = open.pop()
        if (typeof value === 'object' && value !== null)
          for (const one of Object.values(value)) open.push(one)
        else known.add(String(value).toLowerCase())
      }
    },
    printableName: (name) =>
      FIELD_NAME.test(name) && !LONG_NUMBER.test(name) && !known.has(name.toLowerCase()) ? name : '*',
  }
}

/** A code as it may be printed; what does not look like one could be anything. */
export const printableCode = (code: string): string =>
  CODE.test(code) && !LONG_NUMBER.test(code) ? code : code === '' ? 'no code' : 'a code of another form'
