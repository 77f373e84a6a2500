import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiDocument } from './document'

// Compiles as it runs, which the policies of hosts refuse to a service worker: there, what tools/site/validators.ts compiled
// while the site was built stands in its place.

/** In what form data comes: as texts, whose values are read as the described type, or as JSON. */
export type Form = 'texts' | 'json'

/** What compiles schemas, which may refer to the document as `api`. */
export function compilerOf(document: ApiDocument, form: Form): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes: form === 'texts',
    code: { source: true },
  })
  addFormats.default(ajv)
  return ajv.addSchema(document, 'api')
}

/** Returns a lookup of validators by schema. Each is compiled on its first use. */
export function validatorsOf(document: ApiDocument): (form: Form, schema: object) => ValidateFunction {
  const compilers = { texts: compilerOf(document, 'texts'), json: compilerOf(document, 'json') }
  const compiled = new Map<string, ValidateFunction>()
  return (form, schema) => {
    const key = form + JSON.stringify(schema)
    const validate = compiled.get(key) ?? compilers[form].compile(schema)
    compiled.set(key, validate)
    return validate
  }
}
