import type { ObjectPlan, Plan } from '../../src/api/reading/plan'

/** What an answer holds, compared with its plan: paths alone, and never a value. */
export interface Contents {
  /** Paths of described fields that hold something. */
  given: Set<string>
  /** Paths of described fields that could have been there, each with the schema and name that say what it is. */
  expected: Map<string, string>
  /** Paths of fields that openapi.yaml does not describe. */
  unknown: Set<string>
  /** How many entries each list has, all lists of one path together. */
  entries: Map<string, number>
}

export type NameField = (name: string) => string

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Entries of a list, also of one with the places as keys, as the reader takes them. */
function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : []
}

/** The path of a field below another. */
export const joined = (path: string, name: string): string => (path ? `${path}.${name}` : name)

/** Walks an answer and its plan side by side. `owner` names what has no schema of its own: the operation. */
export function contentsOf(
  { plan, shared, owner }: { plan: Plan; shared: Record<string, Plan>; owner: string },
  answer: unknown,
  nameField: NameField,
): Contents {
  const contents: Contents = {
    given: new Set(),
    expected: new Map(),
    unknown: new Set(),
    entries: new Map(),
  }

  function visitFields({ fields }: ObjectPlan, value: Record<string, unknown>, path: string, schema: string) {
    for (const name of Object.keys(fields)) contents.expected.set(joined(path, name), `${schema}.${name}`)
    for (const [name, one] of Object.entries(value)) {
      const known = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (known) visit(known, one, joined(path, name), schema)
      else contents.unknown.add(joined(path, nameField(name)))
    }
  }

  function visit(one: Plan, value: unknown, path: string, schema: string): void {
    if (value === null || value === undefined) return
    if (path) contents.given.add(path)
    if (typeof one === 'string' || 'oneOf' in one) return
    if ('ref' in one) {
      const target = shared[one.ref]
      if (target) visit(target, value, path, one.ref)
    } else if ('list' in one) {
      const entries = entriesOf(value)
      contents.entries.set(path, (contents.entries.get(path) ?? 0) + entries.length)
      for (const entry of entries) visit(one.list, entry, `${path}[]`, schema)
    } else if ('map' in one) {
      if (isObject(value))
        for (const entry of Object.values(value)) visit(one.map, entry, `${path}.*`, schema)
    } else if (isObject(value)) visitFields(one, value, path, schema)
  }

  visit(plan, answer, '', owner)
  return contents
}
