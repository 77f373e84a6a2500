/**
 * Generates two files from openapi.yaml: src/api/decoding/answerShapes.gen.ts, the shape of each operation's answer; and
 * src/app/reports/operationIds.gen.ts, the operation ids.
 */
import { writeFileSync } from 'node:fs'
import { answerSchema, apiDocument, listOperations, type Schema } from '../sandbox/document'
import type { AnswerShapes, ObjectShape, Shape } from '../src/api/decoding/shape'

const { schemas } = apiDocument().components
const operations = listOperations(apiDocument()).map(({ method, path, operation }) => ({
  name: `${method.toUpperCase()} ${path}`,
  id: operation.operationId,
  schema: answerSchema(operation),
}))
const nameOf = (ref: string) => ref.replace('#/components/schemas/', '')
const schemaOf = (ref: string) => schemas[nameOf(ref)] as Schema
/** Schemas of plain values are inlined. */
const isPlain = (schema: Schema) => !schema.properties && !schema.allOf && !schema.additionalProperties

function textShape({ pattern, minLength }: Schema): Shape {
  if (pattern === schemas.DateText?.pattern) return 'date'
  if (pattern === schemas.DateTimeText?.pattern) return 'dateTime'
  if (pattern === schemas.TimeText?.pattern) return 'time'
  return minLength ? 'filledText' : 'text'
}

function objectShape({ properties = {}, required = [], ...schema }: Schema): ObjectShape {
  const fields = Object.entries(properties)
  const needs = [...required, ...(schema['x-required-on-success'] ?? [])]
  const namesOf = (mark: 'x-critical' | 'x-unknown') =>
    fields.filter(([, field]) => field[mark]).map(([name]) => name)
  const [critical, unknown] = [namesOf('x-critical'), namesOf('x-unknown')]
  const units = fields.flatMap(([name, { 'x-unit': unit }]) => (unit ? [[name, unit]] : []))
  return {
    fields: Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field, name)])),
    ...(needs.length > 0 && { needs }),
    ...(critical.length > 0 && { critical }),
    ...(unknown.length > 0 && { unknown }),
    ...(units.length > 0 && { unitOf: Object.fromEntries(units) }),
  }
}

/** Ignores the alternatives `null` and a refusal, which the portal recognizes by its code. */
function singleAlternative(all: Schema[]): Schema {
  const [only, ...others] = all.filter(({ type, $ref }) => type !== 'null' && !$ref?.endsWith('/Refusal'))
  if (!only || others.length > 0) throw new Error('openapi.yaml: indistinguishable alternatives')
  return only
}

const mergeSchemas = (parts: Schema[]): Schema =>
  parts
    .map((part) => (part.$ref ? schemaOf(part.$ref) : part))
    .reduce((all, { properties, required }) => ({
      properties: { ...all.properties, ...properties },
      required: [...(all.required ?? []), ...(required ?? [])],
    }))

const valuesOf = ({ enum: values = [] }: Schema) => values.filter((value) => value !== null)

function shapeOf(schema: Schema, name?: string): Shape {
  if (schema.$ref) {
    const target = schemaOf(schema.$ref)
    return isPlain(target) ? shapeOf(target) : { ref: nameOf(schema.$ref) }
  }
  if (schema.oneOf?.every((one) => one.enum)) return { oneOf: schema.oneOf.flatMap(valuesOf) }
  if (schema.oneOf) return shapeOf(singleAlternative(schema.oneOf))
  if (schema.allOf) return objectShape(mergeSchemas(schema.allOf))
  if (schema.items) return { list: shapeOf(schema.items) }
  if (schema.additionalProperties) return { map: shapeOf(schema.additionalProperties) }
  if (schema.properties) return objectShape(schema)
  // An undocumented code does not make an answer unusable.
  if (name === 'code') return 'text'
  if (schema.enum) return { oneOf: valuesOf(schema) }
  const type = [schema.type].flat().find((candidate) => candidate !== 'null')
  if (type === 'string') return textShape(schema)
  if (schema['x-money']) return 'money'
  if (type === 'number' || type === 'integer' || type === 'boolean') return type
  throw new Error(`openapi.yaml: unsupported type ${type}`)
}

/** If the code is required or the body is optional, an accepted answer may consist of its code alone. */
function answerShape(schema: Schema): Shape {
  const shape = shapeOf(schema)
  const isCodeSufficient = schema.required?.includes('code') || !schema['x-required-on-success']
  if (!isCodeSufficient || typeof shape !== 'object' || !('fields' in shape)) return shape
  return { ...shape, fields: { ...shape.fields, code: 'codeName' }, critical: ['code'] }
}

const sharedSchemas = Object.entries(schemas).filter(([, schema]) => !isPlain(schema))
const shapes: AnswerShapes = {
  shared: Object.fromEntries(sharedSchemas.map(([name, schema]) => [name, shapeOf(schema)])),
  operations: Object.fromEntries(
    operations.flatMap(({ name, schema }) => (schema ? [[name, answerShape(schema)]] : [])),
  ),
}

const write = (file: string, code: string, value: object) =>
  writeFileSync(
    file,
    `// Made by scripts/generateShapes.ts out of openapi.yaml.\n${code} = ${JSON.stringify(value, null, 1)}\n`,
  )
write(
  'src/api/decoding/answerShapes.gen.ts',
  "import type { AnswerShapes } from './shape'\n\nexport const answerShapes: AnswerShapes",
  shapes,
)
write(
  'src/app/reports/operationIds.gen.ts',
  'export const operationIds: Record<string, string>',
  Object.fromEntries(operations.map(({ name, id }) => [name, id])),
)
