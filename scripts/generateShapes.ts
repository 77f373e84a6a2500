/**
 * Writes src/api/shapes.gen.json: for each operation the structure of its answer, read from openapi.yaml.
 * Values (enumerations, formats, limits) stay out: a code that the portal does not know is no broken answer.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { load } from 'js-yaml'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

function mapValues(record: Record<string, Json>, change: (value: Json) => Json) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function structureOf(schema: Json): Json {
  if (schema === null || typeof schema !== 'object' || Array.isArray(schema)) return schema
  const alternatives = schema.anyOf ?? schema.oneOf
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.required !== undefined && { required: schema.required }),
    ...(typeof schema.$ref === 'string' && {
      $ref: schema.$ref.replace('#/components/schemas/', '#/$defs/'),
    }),
    ...(schema.items !== undefined && { items: structureOf(schema.items) }),
    // Without their values, two alternatives of a oneOf may both fit.
    ...(Array.isArray(alternatives) && { anyOf: alternatives.map(structureOf) }),
    ...(Array.isArray(schema.allOf) && { allOf: schema.allOf.map(structureOf) }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: structureOf(schema.additionalProperties),
    }),
    ...(schema.properties !== undefined && {
      properties: mapValues(schema.properties as Record<string, Json>, structureOf),
    }),
  }
}

const document = load(readFileSync('openapi.yaml', 'utf8')) as Document
const operations: Record<string, Json> = {}
for (const [path, item] of Object.entries(document.paths))
  for (const method of METHODS) {
    const schema = item[method]?.responses['200']?.content?.['application/json']?.schema
    if (schema !== undefined) operations[`${method.toUpperCase()} ${path}`] = structureOf(schema)
  }
const shapes = { $defs: mapValues(document.components.schemas, structureOf), operations }
writeFileSync('src/api/shapes.gen.json', `${JSON.stringify(shapes, null, 1)}\n`)
