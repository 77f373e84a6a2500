import { apiDocument, type Schema } from '../../sandbox/document'
import type { Field } from './fields'
import type { Operation } from './operations'

/** Every answer may have these, and none must. */
const OPTIONAL_FIELDS = ['code', 'message', 'validation_errors']

const { schemas } = apiDocument().components

const resolve = (schema: Schema): Schema =>
  (schema.$ref && schemas[schema.$ref.replace('#/components/schemas/', '')]) || schema

/** The fields with the name, in a schema and the unnamed ones within it. */
function fieldsNamed(name: string, { properties = {}, items, allOf = [] }: Schema): Schema[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...allOf.map(resolve)]
  const field = properties[name]
  return [...(field ? [field] : []), ...inner.flatMap((schema) => fieldsNamed(name, schema))]
}

/** What customers miss without a field, by `x-consequence` of openapi.yaml; `null` where they miss nothing. */
export function consequenceOf({ id, consequence, schema }: Operation, { owner, name }: Field): string | null {
  if (OPTIONAL_FIELDS.includes(name)) return null
  const holder = owner === id ? schema : (schemas[owner] ?? {})
  const declared = (name === '[]' ? [holder] : fieldsNamed(name, holder)).flatMap(
    (one) => one['x-consequence'] ?? [],
  )[0]
  if (declared !== undefined) return declared === 'none' ? null : declared
  if (owner === id && consequence) return consequence
  return name === '[]' ? 'The portal leaves out this entry.' : 'Its place stays empty.'
}
