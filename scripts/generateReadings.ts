/**
 * Generates two files from openapi.yaml: src/api/reading/answers.gen.ts, how to read the answer of each operation; and
 * src/api/operationIds.gen.ts, the operation ids.
 */
import { writeFileSync } from 'node:fs'
import { answerSchema, apiDocument, listOperations, type Schema } from '../sandbox/document'
import type { AnswerPlans, ObjectPlan, Plan } from '../src/api/reading/plan'

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

function textPlan({ pattern, minLength }: Schema): Plan {
  if (pattern === schemas.DateText?.pattern) return 'date'
  if (pattern === schemas.DateTimeText?.pattern) return 'dateTime'
  if (pattern === schemas.TimeText?.pattern) return 'time'
  return minLength ? 'filledText' : 'text'
}

function objectPlan({ properties = {}, required = [], ...schema }: Schema): ObjectPlan {
  const fields = Object.entries(properties)
  const needs = [...required, ...(schema['x-required-on-success'] ?? [])]
  const namesOf = (mark: 'x-critical' | 'x-unknown') =>
    fields.filter(([, field]) => field[mark]).map(([name]) => name)
  const [critical, unknown] = [namesOf('x-critical'), namesOf('x-unknown')]
  const units = fields.flatMap(([name, { 'x-unit': unit }]) => (unit ? [[name, unit]] : []))
  return {
    fields: Object.fromEntries(fields.map(([name, field]) => [name, planOf(field, name)])),
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

function planOf(schema: Schema, name?: string): Plan {
  if (schema.$ref) {
    const target = schemaOf(schema.$ref)
    return isPlain(target) ? planOf(target) : { ref: nameOf(schema.$ref) }
  }
  if (schema.oneOf?.every((one) => one.enum)) return { oneOf: schema.oneOf.flatMap(valuesOf) }
  if (schema.oneOf) return planOf(singleAlternative(schema.oneOf))
  if (schema.allOf) return objectPlan(mergeSchemas(schema.allOf))
  if (schema.items) return { list: planOf(schema.items) }
  if (schema.additionalProperties) return { map: planOf(schema.additionalProperties) }
  if (schema.properties) return objectPlan(schema)
  // An undocumented code does not make an answer unusable.
  if (name === 'code') return 'text'
  if (schema.enum) return { oneOf: valuesOf(schema) }
  const type = [schema.type].flat().find((candidate) => candidate !== 'null')
  if (type === 'string') return textPlan(schema)
  if (schema['x-money']) return 'money'
  if (type === 'number' || type === 'integer' || type === 'boolean') return type
  throw new Error(`openapi.yaml: unsupported type ${type}`)
}

/** If the code is required or the body is optional, an accepted answer may consist of its code alone. */
function answerPlan(schema: Schema): Plan {
  const plan = planOf(schema)
  const isCodeSufficient = schema.required?.includes('code') || !schema['x-required-on-success']
  if (!isCodeSufficient || typeof plan !== 'object' || !('fields' in plan)) return plan
  return { ...plan, fields: { ...plan.fields, code: 'codeName' }, critical: ['code'] }
}

const sharedSchemas = Object.entries(schemas).filter(([, schema]) => !isPlain(schema))
const plans: AnswerPlans = {
  shared: Object.fromEntries(sharedSchemas.map(([name, schema]) => [name, planOf(schema)])),
  operations: Object.fromEntries(
    operations.flatMap(({ name, schema }) => (schema ? [[name, answerPlan(schema)]] : [])),
  ),
}

const write = (file: string, code: string, value: object) =>
  writeFileSync(
    file,
    `// Made by scripts/generateReadings.ts out of openapi.yaml.\n${code} = ${JSON.stringify(value, null, 1)}\n`,
  )
write(
  'src/api/reading/answers.gen.ts',
  "import type { AnswerPlans } from './plan'\n\nexport const answers: AnswerPlans",
  plans,
)
write(
  'src/api/operationIds.gen.ts',
  'export const operationIds: Record<string, string>',
  Object.fromEntries(operations.map(({ name, id }) => [name, id])),
)
