import { type Schema, Validator } from '@cfworker/json-schema'
import shapes from './shapes.gen.json'

// A JSON import has wider types than the schema's own.
const operations = shapes.operations as unknown as Record<string, Schema>
const validators = new Map<string, Validator>()

function validatorOf(operation: string): Validator {
  const known = validators.get(operation)
  if (known) return known
  const made = new Validator({ $defs: shapes.$defs, ...operations[operation] }, '2020-12')
  validators.set(operation, made)
  return made
}

const isRefusal = (json: unknown) =>
  typeof json === 'object' && json !== null && 'code' in json && String(json.code).includes('FAILED')

/** Whether an answer has the shape that openapi.yaml describes. A refusal needs its code alone. */
export function hasShapeOf(method: string, path: string, json: unknown): boolean {
  const operation = `${method} ${path}`
  // A body that is no JSON at all.
  if (json === undefined) return false
  return isRefusal(json) || (operation in operations && validatorOf(operation).validate(json).valid)
}
