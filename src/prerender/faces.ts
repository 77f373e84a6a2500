import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandFolder } from '../brands/brand'

/** Such as `first-3kEu81_a.css`: another content has another name. */
export function hashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
  return name.replace(/\.\w+$/, (extension) => `-${hash}${extension}`)
}

const readFace = ({ id, path }: BrandFolder, file: string) => {
  const content = readFileSync(join(path, file))
  return { name: hashedName(`${id}-${file}`, content), content }
}

/** The font files of a brand, with their names in a build. */
export const faceFiles = (brand: BrandFolder) =>
  (brand.type.faces ?? []).map(({ file }) => readFace(brand, file))

function withFaces(brand: BrandFolder, addressOf: (file: string) => string): BrandFolder {
  const faces = brand.type.faces?.map((face) => ({ ...face, file: addressOf(face.file) }))
  return { ...brand, type: { ...brand.type, faces } }
}

/** The brand with the names of its font files in a build. */
export const withBuiltFaces = (brand: BrandFolder) => withFaces(brand, (file) => readFace(brand, file).name)

/** The brand with its font files as addresses, because a development server serves no folder elsewhere. */
export const withInlineFaces = (brand: BrandFolder) =>
  withFaces(brand, (file) => `data:font/woff2;base64,${readFace(brand, file).content.toString('base64')}`)

/** The rules that load the fonts of a brand. */
export const faceRules = ({ type: { faces = [] } }: BrandFolder): string =>
  faces
    .map(({ family, file, weight, stretch }) => {
      const width = stretch ? `font-stretch:${stretch};` : ''
      return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weight};${width}font-display:swap}`
    })
    .join('')
