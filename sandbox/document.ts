import { load } from 'js-yaml'
import type { operations } from '../src/api/schema'
import { openApiText } from './platform'

export type OperationId = keyof operations

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
}

interface ResponseObject {
  headers?: Record<string, Reference>
  content: Record<string, { schema: object; example?: unknown }>
}

interface OperationObject {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: Record<string, unknown>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, { schema: object; example?: Record<string, unknown> }> }
  responses: Record<string, ResponseObject | Reference>
}

export interface Reference {
  $ref: string
}

type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [method in 'get' | 'post']?: OperationObject
}

export interface ApiDocument {
  security: Record<string, unknown>[]
  paths: Record<string, PathItem>
}

let parsed: ApiDocument | undefined

/** openapi.yaml, read once. */
export function apiDocument(): ApiDocument {
  parsed ??= load(openApiText()) as ApiDocument
  return parsed
}

const methods = ['get', 'post'] as const

/** Every operation with its path, method and parameters, those of the path included. */
export const listOperations = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation
        ? [
            {
              path,
              method,
              operation,
              parameters: [...parametersAt(path, item), ...parametersAt(path, operation, method)],
            },
          ]
        : []
    }),
  )

const parametersAt = (path: string, owner: { parameters?: (Parameter | Reference)[] }, method?: string) =>
  (owner.parameters ?? []).map((parameter, index) => ({
    parameter,
    pointer: ['paths', path, ...(method ? [method] : []), 'parameters', String(index)],
  }))
