import { apiDocument, listOperations, type OperationId } from '../../sandbox/document'
import { answers } from '../../src/api/reading/answers.gen'
import type { Plan } from '../../src/api/reading/plan'

export const { shared } = answers
const { operations } = answers

export interface DescribedOperation {
  id: OperationId
  method: 'GET' | 'POST'
  path: string
  /** The group of openapi.yaml that it belongs to. */
  group: string
  summary: string
  /** Asked before anybody has signed in. */
  isAnonymous: boolean
  /** How an accepted answer is read. */
  plan: Plan
}

/** Every operation of openapi.yaml, in its order. */
export const describedOperations: readonly DescribedOperation[] = listOperations(apiDocument()).map(
  ({ path, method, operation }) => {
    const verb = method === 'get' ? 'GET' : 'POST'
    return {
      id: operation.operationId as OperationId,
      method: verb,
      path,
      group: operation.tags[0] ?? '',
      summary: operation.summary,
      isAnonymous: operation.security?.length === 0,
      plan: operations[`${verb} ${path}`] ?? 'text',
    }
  },
)

const byId = new Map(describedOperations.map((operation) => [operation.id, operation]))

export function describedOperation(id: OperationId): DescribedOperation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`openapi.yaml does not describe ${id}`)
  return operation
}

export const nameOf = ({ method, path }: DescribedOperation): string => `${method} ${path}`
