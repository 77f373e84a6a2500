import { answerShapes } from '../../src/api/decoding/answerShapes.gen'
import { entriesOf } from '../../src/api/decoding/decoder'
import type { Shape } from '../../src/api/decoding/shape'
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
  shape: Shape
  /** The schema of its own fields. */
  schema: string
}

const keyOf = ({ owner, name }: Field) => `${owner}.${name}`

/** The answer of an operation, as the root of its fields. */
export const answerField = (id: string, shape: Shape): Field => ({
  path: '',
  owner: id,
  name: '',
  droppedPath: '',
  shape,
  schema: id,
})

function childOf(parent: Field, name: string, child: Shape, isNeeded = false): Field {
  const path = name === '[]' ? `${parent.path}[]` : [parent.path, name].filter(Boolean).join('.')
  const isShared = typeof child === 'object' && 'ref' in child
  const schema = isShared ? child.ref : parent.schema
  const shape = isShared ? (answerShapes.shared[child.ref] ?? 'text') : child
  const owner = name === '[]' ? schema : parent.schema
  return { path, owner, name, droppedPath: isNeeded ? parent.droppedPath : path, shape, schema }
}

export function childrenOf(field: Field): Field[] {
  const { shape } = field
  if (typeof shape === 'string') return []
  if ('list' in shape) return [childOf(field, '[]', shape.list)]
  if ('map' in shape) return [childOf(field, '*', shape.map)]
  if (!('fields' in shape)) return []
  const needs = [...(shape.needs ?? []), ...(shape.critical ?? [])]
  return Object.entries(shape.fields).map(([name, child]) =>
    childOf(field, name, child, needs.includes(name)),
  )
}

/** The field at a path as the decoder writes it. */
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
    const oddity = ['date', 'dateTime', 'time'].includes(String(field.shape)) && dateOddityOf(value)
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
