import { answerShapes } from '../../src/api/decoding/answerShapes.gen'
import type { Shape } from '../../src/api/decoding/shape'

export const { shared, operations } = answerShapes

/** A field of an answer, or an entry of a list in it. */
export interface Field {
  /** Field names and list positions, from the top. */
  path: readonly (string | number)[]
  shape: Shape
  /** The parent cannot be used without it. */
  isNeeded: boolean
  /** Money or a decision depends on it, or it is required. */
  isCritical: boolean
  /** The field or entry that contains it; none at the top. */
  parent: Field | null
}

const resolved = (shape: Shape): Shape =>
  typeof shape === 'object' && 'ref' in shape ? resolved(shared[shape.ref] as Shape) : shape

/** All fields of an actual answer, from the top down. */
export function fieldsOf(shape: Shape, answer: unknown, parent: Field | null = null): Field[] {
  const path = parent?.path ?? []
  const known = resolved(shape)
  if (typeof known === 'string' || 'oneOf' in known || typeof answer !== 'object' || answer === null)
    return []
  const within = (field: Field, value: unknown) => [field, ...fieldsOf(field.shape, value, field)]
  if ('list' in known)
    return (answer as unknown[]).flatMap((entry, index) =>
      within(
        { path: [...path, index], shape: resolved(known.list), isNeeded: false, isCritical: false, parent },
        entry,
      ),
    )
  if ('map' in known)
    return Object.entries(answer).flatMap(([name, entry]) =>
      within(
        { path: [...path, name], shape: resolved(known.map), isNeeded: false, isCritical: false, parent },
        entry,
      ),
    )
  if (!('fields' in known)) return []
  return Object.entries(known.fields).flatMap(([name, fieldShape]) => {
    if (!Object.hasOwn(answer, name)) return []
    const isNeeded = known.needs?.includes(name) ?? false
    const isCritical = isNeeded || (known.critical?.includes(name) ?? false)
    const value = (answer as Record<string, unknown>)[name]
    return within({ path: [...path, name], shape: resolved(fieldShape), isNeeded, isCritical, parent }, value)
  })
}

/** The value of a field. */
export const valueAt = (answer: unknown, { path }: Field): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], answer)

/** A copy of the answer with another value in the field; `undefined` leaves it out. */
export function withValueAt(answer: unknown, { path }: Field, value: unknown): unknown {
  const copy: unknown = structuredClone(answer)
  const key = path.at(-1) as string | number
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, name) => (node as Record<string | number, unknown>)[name], copy)
  if (value === undefined) delete (parent as Record<string | number, unknown>)[key]
  else (parent as Record<string | number, unknown>)[key] = value
  return copy
}
