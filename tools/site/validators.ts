import { resolve } from 'node:path'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'
import { apiValidator } from '../../sandbox/apiValidator'
import { apiDocument } from '../../sandbox/document'
import { compilerOf, type Form } from '../../sandbox/validators'

const forms: readonly Form[] = ['texts', 'json']
const folder = resolve('sandbox')
const module = resolve(folder, 'validators.compiled.js')
const compiledFile = (form: Form) => resolve(folder, `validators.${form}.cjs`)

/** A script that exports the validator of each schema in this form, by the schema's source. */
function compileSchemas(form: Form): string {
  const compiler = compilerOf(apiDocument(), form)
  const texts = apiValidator().schemas.flatMap((one) => (one.form === form ? JSON.stringify(one.schema) : []))
  const namedSchemas = [...new Set(texts)].map((text, index) => ({ text, name: `schema${index}` }))
  for (const { text, name } of namedSchemas) compiler.addSchema(JSON.parse(text), name)
  const code = standaloneCode(compiler, Object.fromEntries(namedSchemas.map(({ name }) => [name, name])))
  const entries = namedSchemas.map(({ text, name }) => `${JSON.stringify(text)}: exports.${name}`)
  return `${code}\nexports.bySchema = { ${entries} }`
}

/** Replaces sandbox/validators.ts: the same, but compiled. */
const source = `
${forms.map((form) => `import { bySchema as ${form} } from ${JSON.stringify(compiledFile(form))}`).join('\n')}
const compiled = { ${forms} }
export const validatorsOf = () => (form, schema) => compiled[form][JSON.stringify(schema)]
`

/** Compiles the schemas of the API at build time: a host's policy may forbid a worker to evaluate code. */
export const compiledValidators = (): Plugin => ({
  name: 'compiled-validators',
  enforce: 'pre',
  resolveId(specifier, importer) {
    if (specifier === './validators' && importer?.includes('/sandbox/')) return module
    return forms.map(compiledFile).find((file) => file === specifier)
  },
  load(id) {
    if (id === module) return source
    const form = forms.find((one) => compiledFile(one) === id)
    return form && compileSchemas(form)
  },
})
