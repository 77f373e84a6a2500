import {
  answerSchema,
  apiDocument,
  listOperations,
  type OperationId,
  type OperationUse,
  type Schema,
} from '../../sandbox/document'
import { answerShapes } from '../../src/api/decoding/answerShapes.gen'
import { answerField, type Field } from './fields'

export type { OperationId }

/** How an operation is tried, unless openapi.yaml says it by `x-use`. */
const defaultUses: Record<'GET' | 'POST', OperationUse> = {
  GET: { kind: 'reads', subject: 'customer', consequence: 'Its page shows an error.' },
  POST: { kind: 'excluded', reason: 'openapi.yaml does not say what it changes.' },
}

export interface Operation {
  id: OperationId
  /** `GET /api/bills` */
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Called before the login. */
  isAnonymous: boolean
  use: OperationUse
  /** What customers cannot do without its answer. */
  consequence: string
  /** What an accepted answer holds. */
  answer: Field
  schema: Schema
}

/** Every operation of openapi.yaml, in its order. */
export const operations = listOperations(apiDocument()).map(({ path, method, operation }): Operation => {
  const verb = method === 'get' ? 'GET' : 'POST'
  const id = operation.operationId as OperationId
  const name = `${verb} ${path}`
  const use = operation['x-use'] ?? defaultUses[verb]
  return {
    id,
    name,
    method: verb,
    path,
    use,
    consequence: 'consequence' in use ? use.consequence : '',
    isAnonymous: operation.security?.length === 0,
    schema: answerSchema(operation) ?? {},
    answer: answerField(id, answerShapes.operations[name] ?? 'text'),
  }
})

const byId = new Map(operations.map((operation) => [operation.id, operation]))

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`openapi.yaml does not describe ${id}`)
  return operation
}
