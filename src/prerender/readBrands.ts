import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { BrandData, BrandFolder } from '../brands/brand'

const BRANDS = 'brands'

const isBrand = (folder: string) => existsSync(join(folder, 'brand.json'))
const knownBrands = () => readdirSync(BRANDS).filter((name) => isBrand(join(BRANDS, name)))

/** The folder of a brand by its name in brands/, or by a path: `first`, `../yellow`, `node_modules/yellow`. */
function folderOf(name: string): string {
  const folder = name.includes('/') ? name : join(BRANDS, name)
  if (isBrand(folder)) return folder
  throw new Error(
    `Unknown brand "${name}". Known brands: ${knownBrands().join(', ')}, or the path of a folder.`,
  )
}

function readBrand(folder: string): BrandFolder {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const readIfPresent = (file: string) => (existsSync(join(folder, file)) ? read(file) : undefined)
  const fail = (problem: string) => new Error(`${folder}: ${problem}`)
  const id = basename(folder)
  if (!/^(?!(index|payment|favicon|robots)$)[a-z][a-z0-9-]*$/.test(id))
    throw fail('its name may have lower-case letters, digits and hyphens, and is not that of another file')
  const schema = JSON.parse(readFileSync(join(BRANDS, 'brand.schema.json'), 'utf8'))
  const isValid = new Ajv2020({ allErrors: true, strictTuples: false }).compile<BrandData>(schema)
  const data: unknown = JSON.parse(read('brand.json'))
  if (!isValid(data)) {
    const problems = isValid.errors?.map(
      ({ instancePath, message, params }) =>
        `${instancePath || '/'} ${message} ${Object.values(params).join()}`,
    )
    throw fail(`brand.json does not match brand.schema.json:\n  ${problems?.join('\n  ')}`)
  }
  const mark = readIfPresent('mark.svg') ?? ''
  if (!mark.includes('viewBox="0 0 32 32"')) throw fail('mark.svg needs viewBox="0 0 32 32"')
  const missing = data.type.faces?.find(({ file }) => !existsSync(join(folder, file)))
  if (missing) throw fail(`${missing.file} is missing`)
  const drawings = { wordmark: readIfPresent('wordmark.svg'), scene: readIfPresent('scene.svg') }
  return { ...data, id, path: folder, mark, ...drawings }
}

/** The brands with these names or paths, separated by blanks or commas; by default all of brands/. */
export function readBrands(names = ''): BrandFolder[] {
  const selected = names.split(/[\s,]+/).filter(Boolean)
  return (selected.length > 0 ? selected : knownBrands()).map(folderOf).map(readBrand)
}

/** The brand with this name among those of a build. */
export function findBrand(brands: readonly BrandFolder[], id: string): BrandFolder {
  const found = brands.find((brand) => brand.id === id)
  if (found) return found
  throw new Error(`Unknown brand "${id}". Known brands: ${brands.map((brand) => brand.id).join(', ')}.`)
}
