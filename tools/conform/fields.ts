import { answers } from '../../src/api/reading/answers.gen'
import type { Plan } from '../../src/api/reading/plan'
import { entriesOf } from '../../src/api/reading/reader'

/** A value that openapi.yaml describes. */
export interface Field {
  /** `body.user.contracts[].isMobile` */
  path: string
  /** The schema in which it stands, or the operation. */
  owner: string
  /** Its name there, `[]` for an entry of a list. */
  name: string
  kind: 'value' | 'list' | 'map' | 'object'
  /** The fields of an object; of a list `[]`, of a map `*`. */
  children: Map<string, Field>
  /** What is left out when it cannot be used; `null` for the whole answer. */
  lost: Field | null
}

type Place = Pick<Field, 'path' | 'owner' | 'name' | 'lost'> & { isNeeded: boolean }

function fieldOf({ isNeeded, ...place }: Place, schema: string, plan: Plan): Field {
  if (typeof plan === 'object' && 'ref' in plan)
    return fieldOf({ isNeeded, ...place }, plan.ref, answers.shared[plan.ref] ?? 'text')
  const field: Field = { ...place, kind: 'value', children: new Map() }
  if (!isNeeded) field.lost = field
  // An entry belongs to its own schema, a field to that of its object.
  if (field.name === '[]') field.owner = schema

  const add = (name: string, path: string, child: Plan, isNeeded = false) =>
    field.children.set(
      name,
      fieldOf({ path, owner: schema, name, lost: field.lost, isNeeded }, schema, child),
    )
  if (typeof plan === 'string' || 'oneOf' in plan) return field
  if ('list' in plan) {
    field.kind = 'list'
    add('[]', `${field.path}[]`, plan.list)
  } else if ('map' in plan) {
    field.kind = 'map'
    add('*', `${field.path}.*`, plan.map)
  } else if ('fields' in plan) {
    field.kind = 'object'
    const needed = new Set([...(plan.needs ?? []), ...(plan.critical ?? [])])
    for (const [name, child] of Object.entries(plan.fields))
      add(name, childPath(field, name), child, needed.has(name))
  }
  return field
}

const childPath = ({ path }: Field, name: string) => (path ? `${path}.${name}` : name)

/** All that the answer of an operation may hold. */
export const fieldTree = (id: string, plan: Plan): Field =>
  fieldOf({ path: '', owner: id, name: '', lost: null, isNeeded: true }, id, plan)

/** The field at a path as the reader of answers writes it. */
export const fieldAt = (answer: Field, path: string): Field =>
  (path.match(/\[\]|[^.[\]]+/g) ?? []).reduce((field, name) => field.children.get(name) ?? field, answer)

/** What an answer holds, compared with what is described: paths only, never a value. */
export interface Contents {
  /** Fields that hold something. */
  given: Set<Field>
  /** Fields that could have been there. */
  expected: Set<Field>
  /** Paths of fields that openapi.yaml does not describe. */
  unknown: Set<string>
  /** How many entries each list has, by path, all lists of one path together. */
  entries: Map<string, number>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function contentsOf(answer: Field, value: unknown, printableName: (name: string) => string): Contents {
  const contents: Contents = { given: new Set(), expected: new Set(), unknown: new Set(), entries: new Map() }

  function visit(field: Field | undefined, value: unknown): void {
    if (!field || value === null || value === undefined) return
    contents.given.add(field)
    const { kind, path, children } = field
    if (kind === 'list') {
      const entries = entriesOf(value) ?? []
      contents.entries.set(path, (contents.entries.get(path) ?? 0) + entries.length)
      for (const entry of entries) visit(children.get('[]'), entry)
    } else if (kind === 'map' && isObject(value)) {
      for (const entry of Object.values(value)) visit(children.get('*'), entry)
    } else if (kind === 'object' && isObject(value)) {
      for (const child of children.values()) contents.expected.add(child)
      for (const [name, one] of Object.entries(value))
        if (children.has(name)) visit(children.get(name), one)
        else contents.unknown.add(childPath(field, printableName(name)))
    }
  }

  visit(answer, value)
  return contents
}
