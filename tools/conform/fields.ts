import { answers } from '../../src/api/reading/answers.gen'
import type { Plan } from '../../src/api/reading/plan'
import { entriesOf } from '../../src/api/reading/reader'
import { type DateOddity, dateOddityOf } from './dates'
import type { PrintableName } from './values'

/** A value that openapi.yaml describes. */
export interface Field {
  /** `body.user.contracts[].isMobile` */
  path: string
  /** The schema or operation that contains it. An entry belongs to its own schema. */
  owner: string
  /** Its name there: `[]` for an entry of a list, `*` for one of a map. */
  name: string
  /** The path of what the portal drops if it is unusable; empty for the whole answer. */
  droppedPath: string
  plan: Plan
  /** The schema of its own fields. */
  schema: string
}

const keyOf = ({ owner, name }: Field) => `${owner}.${name}`

/** The answer of an operation, as the root of its fields. */
export const answerField = (id: string, plan: Plan): Field => ({
  path: '',
  owner: id,
  name: '',
  droppedPath: '',
  plan,
  schema: id,
})

function childOf(parent: Field, name: string, child: Plan, isNeeded = false): Field {
  const path = name === '[]' ? `${parent.path}[]` : [parent.path, name].filter(Boolean).join('.')
  const isShared = typeof child === 'object' && 'ref' in child
  const schema = isShared ? child.ref : parent.schema
  const plan = isShared ? (answers.shared[child.ref] ?? 'text') : child
  const owner = name === '[]' ? schema : parent.schema
  return { path, owner, name, droppedPath: isNeeded ? parent.droppedPath : path, plan, schema }
}

export function childrenOf(field: Field): Field[] {
  const { plan } = field
  if (typeof plan === 'string') return []
  if ('list' in plan) return [childOf(field, '[]', plan.list)]
  if ('map' in plan) return [childOf(field, '*', plan.map)]
  if (!('fields' in plan)) return []
  const needs = [...(plan.needs ?? []), ...(plan.critical ?? [])]
  return Object.entries(plan.fields).map(([name, child]) => childOf(field, name, child, needs.includes(name)))
}

/** The field at a path as the reader of answers writes it. */
export const fieldAt = (answer: Field, path: string): Field =>
  (path.match(/\[\]|[^.[\]]+/g) ?? []).reduce(
    (field, name) => childrenOf(field).find((child) => child.name === name) ?? field,
    answer,
  )

/** The contents of an answer, compared with openapi.yaml. They never include a value. */
export interface Contents {
  /** Every possible field, once per schema. `filled` has the keys of those with a value. */
  expected: Map<string, Field>
  filled: Set<string>
  /** Paths of fields that openapi.yaml does not describe. */
  unknown: Set<string>
  /** The date fields with something else than a day, by path. */
  oddDates: Map<string, DateOddity>
  /** The number of entries in each list, by path; lists with the same path are added up. */
  entries: Map<string, number>
}

export function contentsOf(answer: Field, value: unknown, printableName: PrintableName): Contents {
  const contents: Contents = {
    expected: new Map(),
    filled: new Set(),
    unknown: new Set(),
    oddDates: new Map(),
    entries: new Map(),
  }

  function visit(field: Field, value: unknown): void {
    if (value === null || value === undefined) return
    contents.filled.add(keyOf(field))
    const oddity = ['date', 'dateTime', 'time'].includes(String(field.plan)) && dateOddityOf(value)
    if (oddity) contents.oddDates.set(field.path, oddity)
    const children = childrenOf(field)
    const [entry] = children
    if (entry?.name === '[]') {
      const entries = entriesOf(value) ?? []
      contents.entries.set(field.path, (contents.entries.get(field.path) ?? 0) + entries.length)
      for (const one of entries) visit(entry, one)
    } else if (entry && typeof value === 'object' && !Array.isArray(value)) {
      const byName = new Map(children.map((child) => [child.name, child]))
      for (const child of children) if (child.name !== '*') contents.expected.set(keyOf(child), child)
      for (const [name, one] of Object.entries(value)) {
        const child = byName.get(name) ?? byName.get('*')
        if (child) visit(child, one)
        else contents.unknown.add([field.path, printableName(name)].filter(Boolean).join('.'))
      }
    }
  }

  visit(answer, value)
  return contents
}
