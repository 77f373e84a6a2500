import { load } from 'js-yaml'
import type { operations } from '../src/api/schema'
import { openApiText } from './platform'

export type OperationId = keyof operations

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
}

export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: (string | number | null)[]
  pattern?: string
  minLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  required?: string[]
  example?: unknown
  oneOf?: Schema[]
  allOf?: Schema[]
  'x-critical'?: boolean
  'x-unknown'?: boolean
  'x-money'?: boolean
  'x-unit'?: string
  'x-required-on-success'?: string[]
  'x-consequence'?: string
}

interface ResponseObject {
  headers?: Record<string, Reference>
  content: Record<
    string,
    { schema: Schema; example?: { body?: unknown }; examples?: Record<string, Example> }
  >
}

interface Example {
  value: { code?: string }
}

/** A header of a request or of an answer. */
interface HeaderObject {
  schema: Schema
  example?: unknown
}

/** How a call changes the provider's data. `consequence`: what customers cannot do without its answer. */
export type OperationUse =
  /** Nothing. The subject is the customer, each kind of contract, or a contract of this kind. */
  | { kind: 'reads'; subject: 'customer' | 'contract' | 'mobile' | 'tv' | 'internet'; consequence: string }
  /** It opens a session, if there is no token yet. */
  | { kind: 'signsIn'; consequence: string }
  /** `npm run conform` calls it with `--write` only, so that everything stays as it is or must be refused. */
  | { kind: 'writes'; consequence: string }
  /** It costs money, sends a message, or cannot be undone. `npm run conform` never calls it. */
  | { kind: 'excluded'; reason: string }

interface OperationObject {
  operationId: string
  'x-use'?: OperationUse
  summary: string
  description: string
  tags: string[]
  security?: Record<string, unknown>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, string | number> }> }
  responses: Record<string, ResponseObject | Reference>
}

export interface Reference {
  $ref: string
}

type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [method in 'get' | 'post']?: OperationObject
}

export interface ApiDocument {
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, HeaderObject>
    headers: Record<string, HeaderObject>
    responses: Record<string, ResponseObject>
  }
  security: Record<string, unknown>[]
  paths: Record<string, PathItem>
}

let parsed: ApiDocument | undefined

/** openapi.yaml, read once. */
export function apiDocument(): ApiDocument {
  parsed ??= load(openApiText()) as ApiDocument
  return parsed
}

function successOf({ responses }: OperationObject) {
  const success = responses['200']
  return success && 'content' in success ? success.content['application/json'] : undefined
}

/** The schema of a successful answer. */
export const answerSchema = (operation: OperationObject): Schema | undefined => successOf(operation)?.schema

/** The examples of single fields of a schema: the sandbox answers them where it has no value of its own. */
export function fieldExamples(name: string): Record<string, unknown> {
  const fields = Object.entries(apiDocument().components.schemas[name]?.properties ?? {})
  return Object.fromEntries(
    fields.flatMap(([field, { example }]) => (example === undefined ? [] : [[field, example]])),
  )
}

/** The example of a successful answer. */
export const answerExample = (operation: OperationObject) => successOf(operation)?.example ?? {}

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
