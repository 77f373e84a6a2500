import { answers } from '../../src/api/reading/answers.gen'
import type { Plan } from '../../src/api/reading/plan'

export const { shared, operations } = answers

/** A field of an answer, or an entry of a list in it. */
export interface Place {
  /** Field names and list positions, from the top. */
  path: readonly (string | number)[]
  plan: Plan
  /** The parent cannot be used without it. */
  isNeeded: boolean
  /** Money or a decision depends on it, or it is required. */
  isCritical: boolean
  /** The field or entry that contains it; none at the top. */
  parent: Place | null
}

const resolved = (plan: Plan): Plan =>
  typeof plan === 'object' && 'ref' in plan ? resolved(shared[plan.ref] as Plan) : plan

/** All places of an actual answer, from the top down. */
export function placesOf(plan: Plan, answer: unknown, parent: Place | null = null): Place[] {
  const path = parent?.path ?? []
  const known = resolved(plan)
  if (typeof known === 'string' || 'oneOf' in known || typeof answer !== 'object' || answer === null)
    return []
  const within = (place: Place, value: unknown) => [place, ...placesOf(place.plan, value, place)]
  if ('list' in known)
    return (answer as unknown[]).flatMap((entry, index) =>
      within(
        { path: [...path, index], plan: resolved(known.list), isNeeded: false, isCritical: false, parent },
        entry,
      ),
    )
  if ('map' in known)
    return Object.entries(answer).flatMap(([name, entry]) =>
      within(
        { path: [...path, name], plan: resolved(known.map), isNeeded: false, isCritical: false, parent },
        entry,
      ),
    )
  if (!('fields' in known)) return []
  return Object.entries(known.fields).flatMap(([name, field]) => {
    if (!Object.hasOwn(answer, name)) return []
    const isNeeded = known.needs?.includes(name) ?? false
    const isCritical = isNeeded || (known.critical?.includes(name) ?? false)
    const value = (answer as Record<string, unknown>)[name]
    return within({ path: [...path, name], plan: resolved(field), isNeeded, isCritical, parent }, value)
  })
}

/** The value at a place. */
export const valueAt = (answer: unknown, { path }: Place): unknown =>
  path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], answer)

/** A copy of the answer with another value at the place; `undefined` leaves it out. */
export function withValueAt(answer: unknown, { path }: Place, value: unknown): unknown {
  const copy: unknown = structuredClone(answer)
  const key = path.at(-1) as string | number
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((node, name) => (node as Record<string | number, unknown>)[name], copy)
  if (value === undefined) delete (parent as Record<string | number, unknown>)[key]
  else (parent as Record<string | number, unknown>)[key] = value
  return copy
}
