import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OperationId } from './document'
import { type ApiDocument, apiDocument, listOperations, type Parameter, type Reference } from './document'

/** A request or an answer that is not as openapi.yaml describes it. */
export class ContractViolation extends Error {
  constructor(operation: string, what: string) {
    super(`${operation}: ${what}`)
    this.name = 'ContractViolation'
  }
}

type Fields = Record<string, unknown>
export interface Asked {
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
function createContract(document: ApiDocument) {
  const compilers = [true, false].map((coerceTypes) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes })
    addFormats.default(ajv)
    return ajv.addSchema(document, 'api')
  })
  const compiled = new Map<string, ValidateFunction>()
  const validator = (kind: 'texts' | 'json', schema: object) => {
    const key = kind + JSON.stringify(schema)
    const known = compiled.get(key) ?? (compilers[kind === 'texts' ? 0 : 1] as Ajv2020).compile(schema)
    compiled.set(key, known)
    return known
  }
  const resolve = <T extends object>(value: T | Reference, pointer: string) =>
    isReference(value)
      ? { value: lookUp(document, value.$ref) as T, pointer: value.$ref }
      : { value, pointer }

  const operations = listOperations(document).map(({ path, method, operation, parameters }) => {
    const id = operation.operationId as OperationId
    const all = parameters.map(({ parameter, pointer }) => resolve<Parameter>(parameter, toPointer(pointer)))
    const check = (kind: 'texts' | 'json', what: string, schema: object, data: unknown) => {
      const validate = validator(kind, schema)
      if (!validate(data)) throw new ContractViolation(id, `${what}: ${explain(validate.errors)}`)
    }
    const checkParameters = (where: Parameter['in'], given: Fields) => {
      const known = all.filter(({ value }) => value.in === where)
      const properties = known.map(({ value, pointer }) => [value.name, { $ref: `api${pointer}/schema` }])
      const required = known.filter(({ value }) => value.required).map(({ value }) => value.name)
      const schema = { properties: Object.fromEntries(properties), required, additionalProperties: false }
      check('texts', where, schema, given)
      return given
    }

    return {
      id,
      path,
      method,
      token: tokenNeed(operation.security ?? document.security),
      /** Throws a ContractViolation, or hands over what was asked with every value in its described type. */
      async readRequest(request: Request, pathFields: Fields): Promise<Asked> {
        const headers = all.filter(({ value }) => value.in === 'header').map(({ value }) => value.name)
        const sent = headers.filter((name) => request.headers.has(name))
        checkParameters('header', Object.fromEntries(sent.map((name) => [name, request.headers.get(name)])))
        const text = await request.clone().text()
        const form = collect(new URLSearchParams(text))
        if (operation.requestBody) {
          if (mediaType(request) !== formType) throw new ContractViolation(id, `body: is no ${formType}`)
          const at = toPointer(['paths', path, method, 'requestBody', 'content', formType, 'schema'])
          check('texts', 'body', { $ref: `api${at}`, unevaluatedProperties: false }, form)
        } else if (text) throw new ContractViolation(id, 'body: must be empty')
        const query = checkParameters('query', collect(new URL(request.url).searchParams))
        return { path: checkParameters('path', pathFields), query, form }
      },
      /** Throws a ContractViolation. */
      async checkResponse(response: Response): Promise<void> {
        const { status } = response
        const key = [String(status), `${String(status)[0]}XX`].find((known) => known in operation.responses)
        const described = key && operation.responses[key]
        if (!described) throw new ContractViolation(id, `answer: status ${status} is not described`)
        const { value, pointer } = resolve(described, toPointer(['paths', path, method, 'responses', key]))
        for (const [name, header] of Object.entries(value.headers ?? {}))
          check(
            'texts',
            `answer ${status}, header ${name}`,
            { $ref: `api${header.$ref}/schema` },
            response.headers.get(name),
          )
        const type = mediaType(response)
        if (!value.content[type])
          throw new ContractViolation(id, `answer ${status}: type ${type} is not described`)
        const schema = { $ref: `api${pointer}/content/${segment(type)}/schema` }
        check('json', `answer ${status}`, schema, await response.clone().json())
      },
    }
  })
  return { operations }
}

function tokenNeed(ways: Record<string, unknown>[]): 'none' | 'optional' | 'required' {
  const withToken = ways.filter((way) => Object.keys(way).length > 0)
  if (withToken.length === 0) return 'none'
  return withToken.length === ways.length ? 'required' : 'optional'
}

function collect(params: URLSearchParams): Fields {
  const fields: Fields = {}
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name)
    fields[name] = values.length > 1 ? values : values[0]
  }
  return fields
}

const lookUp = (document: object, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => (at as Fields)[part], document)

export type Contract = ReturnType<typeof createContract>
export type Operation = Contract['operations'][number]

let contract: Contract | undefined

/** The contract of this product; made at first use, since it is costly. */
export const apiContract = (): Contract => {
  contract ??= createContract(apiDocument())
  return contract
}
