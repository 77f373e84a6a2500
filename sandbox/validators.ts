import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiDocument } from './document'

// Compiles at run time, which host policies forbid in a service worker. There, the validators that
// tools/site/validators.ts compiled at build time replace this module.

/** The form of the data: texts, converted to the described type, or JSON. */
export type Form = 'texts' | 'json'

/** Creates the compiler of schemas, which may refer to the document as `api`. */
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
