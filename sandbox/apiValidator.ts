import type { ErrorObject } from 'ajv/dist/2020.js'
import type { OperationId } from './document'
import { type ApiDocument, apiDocument, listOperations, type Parameter, type Reference } from './document'
import { type Form, validatorsOf } from './validators'

/** A request or an answer that violates openapi.yaml. */
export class ApiViolation extends Error {
  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`)
    this.name = 'ApiViolation'
  }
}

type Fields = Record<string, unknown>
export interface RequestFields {
  path: Fields
  query: Fields
  form: Fields
}

const formType = 'application/x-www-form-urlencoded'
const segment = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))
const toPointer = (path: string[]) => `#/${path.map(segment).join('/')}`
const isReference = (value: object): value is Reference => '$ref' in value
const mediaType = (message: Request | Response) => message.headers.get('content-type')?.split(';')[0] ?? ''

const explain = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? [])
    .map(({ instancePath, message, params }) => {
      const extra = params.unevaluatedProperty ?? params.additionalProperty ?? params.allowedValues
      return `${instancePath || '/'} ${message}${extra === undefined ? '' : ` (${extra})`}`
    })
    .join('; ')

/** Checks requests and answers against an OpenAPI 3.1 document, whose schemas are JSON Schema 2020-12. */
function createApiValidator(document: ApiDocument) {
  const validator = validatorsOf(document)
  const schemas: { form: Form; schema: object }[] = []
  const resolve = <T extends object>(value: T | Reference, pointer: string) =>
    isReference(value)
      ? { value: resolveRef(document, value.$ref) as T, pointer: value.$ref }
      : { value, pointer }

  const operations = listOperations(document).map(({ path, method, operation, parameters }) => {
    const id = operation.operationId as OperationId
    const all = parameters.map(({ parameter, pointer }) => resolve<Parameter>(parameter, toPointer(pointer)))
    const checkBy = (form: Form, part: string, schema: object) => {
      schemas.push({ form, schema })
      return (data: unknown) => {
        const validate = validator(form, schema)
        if (!validate(data)) throw new ApiViolation(id, `${part}: ${explain(validate.errors)}`)
      }
    }
    const parametersIn = (location: Parameter['in']) => {
      const known = all.filter(({ value }) => value.in === location)
      const properties = known.map(({ value, pointer }) => [value.name, { $ref: `api${pointer}/schema` }])
      const required = known.filter(({ value }) => value.required).map(({ value }) => value.name)
      const schema = { properties: Object.fromEntries(properties), required, additionalProperties: false }
      const check = checkBy('texts', location, schema)
      return (fields: Fields) => {
        check(fields)
        return fields
      }
    }
    const readHeaders = parametersIn('header')
    const readQuery = parametersIn('query')
    const readPath = parametersIn('path')
    const bodyAt = toPointer(['paths', path, method, 'requestBody', 'content', formType, 'schema'])
    const checkBody =
      operation.requestBody &&
      checkBy('texts', 'body', { $ref: `api${bodyAt}`, unevaluatedProperties: false })
    const answers = Object.entries(operation.responses).map(([key, described]) => {
      const { value, pointer } = resolve(described, toPointer(['paths', path, method, 'responses', key]))
      const headers = Object.entries(value.headers ?? {}).map(([name, { $ref }]) => {
        const check = checkBy('texts', `answer ${key}, header ${name}`, { $ref: `api${$ref}/schema` })
        return { name, check }
      })
      const types = Object.keys(value.content).map((type) => {
        const schema = { $ref: `api${pointer}/content/${segment(type)}/schema` }
        return [type, checkBy('json', `answer ${key}`, schema)] as const
      })
      return [key, { headers, types: new Map(types) }] as const
    })
    const answerBy = new Map(answers)

    return {
      id,
      path,
      method,
      token: tokenNeed(operation.security ?? document.security),
      /** Throws an ApiViolation, or returns the request with every value in its described type. */
      async readRequest(request: Request, pathFields: Fields): Promise<RequestFields> {
        const headers = all.filter(({ value }) => value.in === 'header').map(({ value }) => value.name)
        const sent = headers.filter((name) => request.headers.has(name))
        readHeaders(Object.fromEntries(sent.map((name) => [name, request.headers.get(name)])))
        const text = await request.clone().text()
        const form = collect(new URLSearchParams(text))
        if (checkBody) {
          if (mediaType(request) !== formType) throw new ApiViolation(id, `body: is not ${formType}`)
          checkBody(form)
        } else if (text) throw new ApiViolation(id, 'body: must be empty')
        const query = readQuery(collect(new URL(request.url).searchParams))
        return { path: readPath(pathFields), query, form }
      },
      /** Throws an ApiViolation. */
      async checkResponse(response: Response): Promise<void> {
        const { status } = response
        const described = answerBy.get(String(status)) ?? answerBy.get(`${String(status)[0]}XX`)
        if (!described) throw new ApiViolation(id, `answer: status ${status} is not described`)
        for (const { name, check } of described.headers) check(response.headers.get(name))
        const type = mediaType(response)
        const check = described.types.get(type)
        if (!check) throw new ApiViolation(id, `answer ${status}: type ${type} is not described`)
        check(await response.clone().json())
      },
    }
  })
  return { operations, schemas }
}

function tokenNeed(alternatives: Record<string, unknown>[]): 'none' | 'optional' | 'required' {
  const withToken = alternatives.filter((alternative) => Object.keys(alternative).length > 0)
  if (withToken.length === 0) return 'none'
  return withToken.length === alternatives.length ? 'required' : 'optional'
}

function collect(params: URLSearchParams): Fields {
  const fields: Fields = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    fields[name] = values.length > 1 ? values : values[0]
  }
  return fields
}

const resolveRef = (document: object, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Fields)[part], document)

export type ApiValidator = ReturnType<typeof createApiValidator>
export type Operation = ApiValidator['operations'][number]

let created: ApiValidator | undefined

/** The validator of openapi.yaml; created on first use, because it is costly. */
export const apiValidator = (): ApiValidator => {
  created ??= createApiValidator(apiDocument())
  return created
}
