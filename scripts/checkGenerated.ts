/** Fails when a generated file is out of date: generates all files again and compares them with the existing ones. */
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const GENERATED = [
  'src/api/schema.d.ts',
  'src/api/reading/answers.gen.ts',
  'src/api/operationIds.gen.ts',
  'src/brands/brand.gen.d.ts',
  'i18n/i18n-types.ts',
  'i18n/i18n-util.ts',
  'i18n/i18n-util.async.ts',
  'i18n/i18n-util.sync.ts',
  'i18n/languages.gen.ts',
]

const readGenerated = () => GENERATED.map((file) => readFileSync(file, 'utf8'))
const previousContents = readGenerated()
execSync('npm run generate', { stdio: 'pipe' })
const stale = GENERATED.filter((_, index) => previousContents[index] !== readGenerated()[index])
if (stale.length > 0) {
  console.error(`Stale, now regenerated: ${stale.join(', ')}`)
  process.exitCode = 1
} else console.log(`${GENERATED.length} generated files are current`)
