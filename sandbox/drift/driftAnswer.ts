import { apiDocument, listOperations, type OperationId } from '../document'
import { type DriftKind, driftKinds } from './kinds'
import { operations, type Place, placesOf, valueAt, withValueAt } from './places'

const names = new Map(
  listOperations(apiDocument()).map(({ method, path, operation }) => [
    operation.operationId,
    `${method.toUpperCase()} ${path}`,
  ]),
)

/** Returns the same number for the same text. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)

const isContainer = ({ plan }: Place) => typeof plan === 'object' && !('oneOf' in plan)
const isEntry = ({ path }: Place) => typeof path.at(-1) === 'number'

/** How a place drifts: values for money or decisions keep their meaning; most lists and objects stay. */
function kindFor(place: Place, value: unknown, seed: number): DriftKind | undefined {
  const chance = hash(`${place.path.join('.')} ${seed}`)
  // The first entry of a list stays, so that the page has something to show.
  const isKept = isEntry(place)
    ? place.path.at(-1) === 0 || chance % 5 > 0
    : isContainer(place) && chance % 6 > 0
  const fitting = driftKinds.filter(
    ({ fits, isLossless }) => fits(place.plan, value) && (isLossless || !(place.isCritical || isKept)),
  )
  return fitting[chance % fitting.length]
}

/** Rewrites each field of an answer as a careless provider might; each seed gives another result. */
export function driftAnswer(id: OperationId, answer: unknown, seed: number): unknown {
  const plan = operations[names.get(id) ?? '']
  if (!plan) return answer
  // Inner places drift first: their parent may drop them later.
  return placesOf(plan, answer)
    .toSorted((one, other) => other.path.length - one.path.length)
    .reduce((drifted, place) => {
      const value = valueAt(drifted, place)
      const kind = value === null ? undefined : kindFor(place, value, seed)
      return kind ? withValueAt(drifted, place, kind.write(value)) : drifted
    }, answer)
}
