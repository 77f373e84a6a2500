/** Generates src/brands/brand.gen.d.ts, the type of brand.json, from its schema. */
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const text = readFileSync('brands/brand.schema.json', 'utf8').replaceAll('#/$defs/', '#/components/schemas/')
const { $defs, $schema: _, ...Brand } = JSON.parse(text)
const description = { title: 'Brand', version: '1' }
const types = await openapiTS({
  ...{ openapi: '3.1.0', info: description, paths: {} },
  components: { schemas: { Brand, ...$defs } },
})
writeFileSync('src/brands/brand.gen.d.ts', astToString(types))
