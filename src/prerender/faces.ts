import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandFolder } from '../brands/brand'

/** Such as `first-3kEu81_a.css`: another content has another name. */
export function hashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return name.replace(/\.\w+$/, (extension) => `-${hash}${extension}`)
}

/** The font files of a brand, with their names in a build. */
export const faceFiles = ({ id, path, type }: BrandFolder) =>
  (type.faces ?? []).map(({ file }) => {
    const content = readFileSync(join(path, file))
    return { file, name: hashedName(`${id}-${file}`, content), content }
  })

/** The brand with the addresses of its font files in place of their names. */
export const withFaces = (brand: BrandFolder, addressOf: (file: string) => string): BrandFolder => ({
  ...brand,
  type: { ...brand.type, faces: brand.type.faces?.map((face) => ({ ...face, file: addressOf(face.file) })) },
})

/** The brand with the names of its font files in a build. */
export function withBuiltFaces(brand: BrandFolder): BrandFolder {
  const names = new Map(faceFiles(brand).map(({ file, name }) => [file, name]))
  return withFaces(brand, (file) => names.get(file) ?? file)
}
