import { apiDocument, listOperations, type OperationId } from '../document'
import { type Field, fieldsOf, operations, valueAt, withValueAt } from './fields'
import { type DriftKind, driftKinds } from './kinds'

const names = new Map(
  listOperations(apiDocument()).map(({ method, path, operation }) => [
    operation.operationId,
    `${method.toUpperCase()} ${path}`,
  ]),
)

/** Returns the same number for the same text. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)

const isContainer = ({ shape }: Field) => typeof shape === 'object' && !('oneOf' in shape)
const isEntry = ({ path }: Field) => typeof path.at(-1) === 'number'

/** How a field drifts: values for money or decisions keep their meaning; most lists and objects stay. */
function kindFor(field: Field, value: unknown, seed: number): DriftKind | undefined {
  const chance = hash(`${field.path.join('.')} ${seed}`)
  // The first entry of a list stays, so that the page has something to show.
  const isKept = isEntry(field)
    ? field.path.at(-1) === 0 || chance % 5 > 0
    : isContainer(field) && chance % 6 > 0
  const fitting = driftKinds.filter(
    ({ fits, isLossless }) => fits(field.shape, value) && (isLossless || !(field.isCritical || isKept)),
  )
  return fitting[chance % fitting.length]
}

/** Rewrites each field of an answer as a careless provider might; each seed gives another result. */
export function driftAnswer(id: OperationId, answer: unknown, seed: number): unknown {
  const shape = operations[names.get(id) ?? '']
  if (!shape) return answer
  // Inner fields drift first: their parent may drop them later.
  return fieldsOf(shape, answer)
    .toSorted((one, other) => other.path.length - one.path.length)
    .reduce((drifted, field) => {
      const value = valueAt(drifted, field)
      const kind = value === null ? undefined : kindFor(field, value, seed)
      return kind ? withValueAt(drifted, field, kind.write(value)) : drifted
    }, answer)
}
